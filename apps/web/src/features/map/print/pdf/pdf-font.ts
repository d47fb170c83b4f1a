import { hex4, stream, type PdfFile } from './pdf-file.ts';
import type { PrintFace } from './print-face.ts';

const names = { regular: 'Inter-Regular', strong: 'Inter-SemiBold' } as const;
/** Symbolic, as fonts are called whose signs are named by number. */
const flags = 4;

/** Takes a face up into the file, with what lets its texts be searched for and copied. Gives back the font's number. */
export function embedFace(file: PdfFile, face: PrintFace, order: number): number {
  // Whoever cuts a font puts six letters before its name.
  const name = `BRAZD${String.fromCharCode(65 + order)}+${names[face.weight]}`;
  const packed = Uint8Array.from(atob(face.packed), (sign) => sign.charCodeAt(0));
  const program = file.add(...stream(`/Length1 ${face.length} /Filter /FlateDecode`, packed));
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [${face.box.join(' ')}] /ItalicAngle 0`,
    ` /Ascent ${face.ascent} /Descent ${face.descent} /CapHeight ${face.capHeight} /StemV ${face.weight === 'strong' ? 130 : 90}`,
    ` /FontFile2 ${program} 0 R >>`,
  );
  const widths = face.letters.map(([, glyph, width]) => `${glyph} [${width}]`).join(' ');
  const signs = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity`,
    ' /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
    ` /FontDescriptor ${descriptor} 0 R /W [${widths}] >>`,
  );
  const meaning = file.add(...stream('', meaningOf(face)));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H`,
    ` /DescendantFonts [${signs} 0 R] /ToUnicode ${meaning} 0 R >>`,
  );
}

/** As many as one section may have. */
const mostPerSection = 100;

/** Which letter each sign of the font is. */
function meaningOf({ letters }: PrintFace): string {
  const lines = letters.map(([code, glyph]) => `<${hex4(glyph)}> <${hex4(code)}>`);
  const sections: string[] = [];
  for (let at = 0; at < lines.length; at += mostPerSection) {
    const some = lines.slice(at, at + mostPerSection);
    sections.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...sections,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
