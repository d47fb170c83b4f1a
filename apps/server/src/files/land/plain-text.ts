/** Longer than anything that anybody writes into a table of parcels. */
const longest = 1000;

/** Text as the database can keep it: no halves of characters, no zeros, and not without end. */
export function plainText(text: string): string {
  return cutText(text, longest)
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll('\0', '');
}

/** The beginning of a text, no longer than that and not ending within a character. */
export function cutText(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/\p{Cs}$/u, '') : text;
}
