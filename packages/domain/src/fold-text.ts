const lettersWithoutAccentForm: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae' };

/** Of letters without accents, which nearly all numbers of blocks are made of. */
const isPlain = /^[\x20-\x7e]*$/;

/** Text as it is compared in searches: lower case, without accents, single spaces. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøıßæ]/g, (letter) => lettersWithoutAccentForm[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where `part` stands in `text` when accents and case do not count, as positions in `text`. */
export function findFolded(text: string, part: string): { readonly from: number; readonly to: number } | undefined {
  const wanted = foldText(part);
  if (wanted === '') return undefined;
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = /\s/.test(letter) ? ' ' : foldText(letter);
    for (const _ of plain) places.push(at);
    folded += plain;
    at += letter.length;
  }
  const start = folded.indexOf(wanted);
  if (start < 0) return undefined;
  return { from: places[start] ?? 0, to: places[start + wanted.length] ?? text.length };
}
