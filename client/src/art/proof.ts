/** The contact sheet of the art, for looking at: `?theme=light`, `?sheet=maze`. Not part of the product. */

import { mount } from 'svelte';
import '../theme.css';
import Proof from './proof/Proof.svelte';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

mount(Proof, {
  target: document.getElementById('proof')!,
  props: { only: wanted.get('sheet') },
});
