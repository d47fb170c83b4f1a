/** Puts the cursor into the first field that is wrong: faults are on screen once the press has been drawn. */
export function leadToFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
