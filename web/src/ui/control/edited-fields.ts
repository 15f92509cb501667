const edited = new WeakSet<EventTarget>();

/**
 * Notes which fields a visitor edits, from before the page is hydrated: no event and no property of a field says so
 * afterwards. Its own file, because the first load has it and most screens' fields do not.
 */
export function followEdits(): void {
  const note = ({ target }: Event) => target && edited.add(target);
  document.addEventListener('input', note, true);
}

/** Whether a visitor has edited a field. */
export function isEdited(field: EventTarget): boolean {
  return edited.has(field);
}
