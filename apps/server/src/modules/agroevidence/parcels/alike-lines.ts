/** Longer texts do not fit into the bits of a number. */
const longest = 30;
const newLine = 10;

/**
 * The lines that hold a text but for so many letters that are missing, wrong or too many, each once, in their order.
 * Bits stand for how much of the text has been met, as in S. Wu, U. Manber: Fast Text Searching Allowing Errors,
 * Communications of the ACM 35 (10), 1992: a line takes time as it is long, however long the text is. Nothing is alike a
 * text of more than 30 letters.
 */
export function* alikeLines(lines: string, text: string, mostErrors: number): Generator<number> {
  if (text.length > longest || text.length <= mostErrors) return;
  const masks = masksOf(text);
  const whole = 1 << (text.length - 1);
  const met = new Int32Array(mostErrors + 1);
  let line = 0;
  let isFound = false;
  begin(met);
  for (let at = 0; at < lines.length; at += 1) {
    const code = lines.charCodeAt(at);
    if (code === newLine) {
      line += 1;
      isFound = false;
      begin(met);
    } else if (!isFound) {
      meet(met, masks.get(code) ?? 0);
      if (((met[mostErrors] ?? 0) & whole) !== 0) {
        isFound = true;
        yield line;
      }
    }
  }
}

function masksOf(text: string): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    masks.set(code, (masks.get(code) ?? 0) | (1 << at));
  }
  return masks;
}

/** Before any letter, so many of the text are met as may be missing. */
function begin(met: Int32Array): void {
  for (let errors = 0; errors < met.length; errors += 1) met[errors] = (1 << errors) - 1;
}

/** With one letter more: it is the next of the text, or too many, or wrong, or the next one is missing. */
function meet(met: Int32Array, mask: number): void {
  let before = met[0] ?? 0;
  let fewer = ((before << 1) | 1) & mask;
  met[0] = fewer;
  for (let errors = 1; errors < met.length; errors += 1) {
    const known = met[errors] ?? 0;
    const next = (((known << 1) | 1) & mask) | before | (before << 1) | (fewer << 1) | 1;
    before = known;
    fewer = next;
    met[errors] = next;
  }
}
