/** Of a font what has to be known to write with it; lengths in thousandths of its size. */
export interface FontFacts {
  /** Of each letter its sign in the font and how wide it is. */
  readonly letters: readonly (readonly [code: number, glyph: number, width: number])[];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
}

/** Reads the tables of a TrueType font. */
export function readTrueType(font: Buffer): FontFacts {
  const tables = tablesOf(font);
  const [head, hhea, os2] = [tables('head'), tables('hhea'), tables('OS/2')];
  const unitsPerEm = head.readUInt16BE(18);
  const inThousandths = (units: number): number => Math.round((units * 1000) / unitsPerEm);
  const box = [36, 38, 40, 42].map((at) => inThousandths(head.readInt16BE(at)));
  const [metrics, measured] = [tables('hmtx'), hhea.readUInt16BE(34)];
  const widthOf = (glyph: number): number => metrics.readUInt16BE(Math.min(glyph, measured - 1) * 4);
  return {
    letters: lettersOf(tables('cmap')).map(([code, glyph]) => [code, glyph, inThousandths(widthOf(glyph))]),
    ascent: inThousandths(hhea.readInt16BE(4)),
    descent: inThousandths(hhea.readInt16BE(6)),
    capHeight: inThousandths(os2.readInt16BE(88)),
    box: [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0],
  };
}

function tablesOf(font: Buffer): (name: string) => Buffer {
  const places = new Map<string, Buffer>();
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    const [from, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    places.set(font.toString('latin1', at, at + 4), font.subarray(from, from + length));
  }
  return (name) => {
    const table = places.get(name);
    if (!table) throw new Error(`The font has no table ${name}`);
    return table;
  };
}

const windowsUnicode = { platform: 3, encoding: 1, format: 4 } as const;

/** Which sign each letter of the first plane has. */
function lettersOf(cmap: Buffer): readonly (readonly [code: number, glyph: number])[] {
  for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(at + 4));
    const isWanted =
      cmap.readUInt16BE(at) === windowsUnicode.platform &&
      cmap.readUInt16BE(at + 2) === windowsUnicode.encoding &&
      table.readUInt16BE(0) === windowsUnicode.format;
    if (isWanted) return lettersOfSegments(table);
  }
  throw new Error('The font does not say which letters it has');
}

/** Format 4: ends, beginnings, differences and places of segments, each a list of its own. */
function lettersOfSegments(table: Buffer): readonly (readonly [number, number])[] {
  const twice = table.readUInt16BE(6);
  const listAt = (list: number, segment: number): number => 14 + list * twice + (list > 0 ? 2 : 0) + segment * 2;
  const letters: (readonly [number, number])[] = [];
  for (let segment = 0; segment < twice / 2; segment += 1) {
    const [end, begin] = [table.readUInt16BE(listAt(0, segment)), table.readUInt16BE(listAt(1, segment))];
    const difference = table.readUInt16BE(listAt(2, segment));
    const offsetAt = listAt(3, segment);
    const offset = table.readUInt16BE(offsetAt);
    for (let code = begin; code <= end && code < 0xffff; code += 1) {
      const named = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + (code - begin) * 2);
      const glyph = named === 0 ? 0 : (named + difference) & 0xffff;
      if (glyph !== 0) letters.push([code, glyph]);
    }
  }
  return letters;
}
