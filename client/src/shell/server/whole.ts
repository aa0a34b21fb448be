/** Each event is told once on a connection; what was told before is put in front again here. */

interface Remembering {
  readonly history: readonly unknown[];
}

/**
 * A view with its whole history.
 *
 * @param view the view as it was told, without its first events.
 * @param since how many events these are.
 * @param before the view before it.
 */
export function whole<View extends Remembering>(view: View, since: number, before: Remembering | null): View {
  if (since === 0) return view;
  return { ...view, history: [...(before?.history.slice(0, since) ?? []), ...view.history] };
}
