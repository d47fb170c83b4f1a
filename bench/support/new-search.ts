/** A text that people may type, from the names of parcels: pieces of three letters and more, another for each call. */
export function newSearch(call: number, names: readonly string[]): string {
  const own = names[call % names.length] ?? '';
  const round = Math.floor(call / names.length);
  const letters = own.slice(round % 3, (round % 3) + 3 + (Math.floor(round / 3) % 5));
  const digits = String(call % 97);
  return round % 2 === 0 ? letters : `${letters.slice(0, 3)} ${digits}`;
}
