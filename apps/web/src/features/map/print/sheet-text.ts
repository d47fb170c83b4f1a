export type Weight = 'regular' | 'strong';

export interface Type {
  /** In points, as type is. */
  readonly size: number;
  readonly weight: Weight;
}

/** How wide a text is on paper, in millimetres. */
export type Measure = (text: string, type: Type) => number;

export const mmPerPoint = 25.4 / 72;

/** The text, or its beginning with an ellipsis where there is no room for all of it. */
export function shorten(text: string, width: number, type: Type, measure: Measure): string {
  if (measure(text, type) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`, type) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines between whose words there was no room for more; what there are too many of ends in an ellipsis. */
export function wrap(
  text: string,
  { width, lines: most }: { readonly width: number; readonly lines: number },
  type: Type,
  measure: Measure,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length < most - 1 && measure(longer, type) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].filter((each) => each !== '').map((each) => shorten(each, width, type, measure));
}
