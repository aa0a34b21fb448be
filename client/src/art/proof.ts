/**
 * The contact sheet of the art, for looking at: `?theme=light`, `?sheet=maze`; a single picture fills the
 * window: `?sheet=preview`. Not part of the product.
 */

import { mount } from 'svelte';
import '../theme.css';
import '../base.css';
import Picture from './proof/Picture.svelte';
import Proof from './proof/Proof.svelte';

const PICTURES = ['icon-plain', 'icon-mask', 'preview'] as const;

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const target = document.getElementById('proof')!;
const only = wanted.get('sheet');
const kind = PICTURES.find((each) => each === only);
await document.fonts.load('700 1em Vollkorn');
if (kind) mount(Picture, { target, props: { kind } });
else mount(Proof, { target, props: { only } });
