/** Focuses the first field of a form that says what is wrong with it, if there is one. */
export function focusFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
