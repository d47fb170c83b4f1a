const selector = '#first[data-sign-in] form input';

interface EarlyEntry {
  readonly fields: readonly HTMLInputElement[];
  focused: HTMLInputElement | undefined;
  /** By the Enter key, which sends nothing as long as the button of the page is off. */
  isSent: boolean;
}

/** Fields of the page itself, which people type in before the application is there; held, for it removes them. */
let entry: EarlyEntry | undefined;

/** Looks after what is typed into the page until a form of the application takes it. */
export function followEarlyEntry(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  if (fields.length === 0) return;
  const focused = fields.find((field) => field === document.activeElement);
  const followed: EarlyEntry = { fields, focused, isSent: false };
  for (const field of fields) {
    field.addEventListener('focus', () => (followed.focused = field));
    field.addEventListener('keydown', ({ key }) => (followed.isSent ||= key === 'Enter'));
  }
  entry = followed;
}

/** Puts what was typed into the fields of the same names, and the cursor where it was; sends it where that was wished. Done once. */
export function takeEarlyEntry(form: HTMLFormElement): void {
  if (entry === undefined) return;
  const { fields, focused, isSent } = entry;
  entry = undefined;
  for (const field of fields) {
    const place = form.elements.namedItem(field.name);
    if (!(place instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') place.checked = field.checked;
    else if (field.value !== '') place.value = field.value;
    if (field === focused) focusAs(place, field);
  }
  if (isSent) form.requestSubmit();
}

function focusAs(place: HTMLInputElement, field: HTMLInputElement): void {
  place.focus();
  const { selectionStart, selectionEnd } = field;
  if (selectionStart !== null) place.setSelectionRange(selectionStart, selectionEnd);
}
