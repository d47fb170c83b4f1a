import type { Mark, PictureMark, ShapeMark, TextMark } from '../marks.ts';
import type { Box } from '../paper.ts';
import { mmPerPoint } from '../sheet-text.ts';
import { createPdfFile, hex4, stream, textObject } from './pdf-file.ts';
import { embedFace } from './pdf-font.ts';
import type { PrintFace } from './print-face.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

export interface PdfSheet {
  readonly page: Pick<Box, 'width' | 'height'>;
  readonly marks: readonly Mark[];
  readonly picture: { readonly jpeg: Blob; readonly width: number; readonly height: number };
  readonly faces: readonly PrintFace[];
  readonly facts: { readonly title: string; readonly author: string; readonly language: string; readonly at: Date };
}

/** One page in its true size: the map as a picture, all that stands around it as lines and as text that can be searched. */
export function writePdf({ page, marks, picture, faces, facts }: PdfSheet): Blob {
  const file = createPdfFile();
  const typesetter = createTypesetter(faces);
  const content = marks.map((mark) => operatorsOf(mark, page.height, typesetter, faces)).join('\n');
  const fonts = typesetter.used().map((face) => {
    const order = faces.indexOf(face);
    return `/F${order} ${embedFace(file, face, order)} 0 R`;
  });
  const image = file.add(
    ...stream(
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height}` +
        ' /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      picture.jpeg,
    ),
  );
  const pages = file.reserve();
  const contents = file.add(...stream('', content));
  const sheet = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${points(page.width)} ${points(page.height)}]`,
    ` /Resources << /Font << ${fonts.join(' ')} >> /XObject << /Map ${image} 0 R >> >> /Contents ${contents} 0 R >>`,
  );
  file.write(pages, `<< /Type /Pages /Kids [${sheet} 0 R] /Count 1 >>`);
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${pages} 0 R /Lang (${facts.language})`,
    ' /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>',
  );
  const about = file.add(
    `<< /Title ${textObject(facts.title)} /Creator ${textObject(facts.author)} /Producer ${textObject(facts.author)}`,
    ` /CreationDate (${dateOf(facts.at)}) >>`,
  );
  return file.end(catalog, about);
}

function operatorsOf(mark: Mark, pageHeight: number, typesetter: Typesetter, faces: readonly PrintFace[]): string {
  if (mark.kind === 'picture') return pictureOperators(mark, pageHeight);
  if (mark.kind === 'shape') return shapeOperators(mark, pageHeight);
  return textOperators(mark, pageHeight, typesetter, faces);
}

function pictureOperators({ box: { x, y, width, height } }: PictureMark, pageHeight: number): string {
  const [left, bottom] = [points(x), points(pageHeight - y - height)];
  return `q ${points(width)} 0 0 ${points(height)} ${left} ${bottom} cm /Map Do Q`;
}

function shapeOperators({ points: corners, fill, line }: ShapeMark, pageHeight: number): string {
  const path = corners.map(([x, y], at) => `${points(x)} ${points(pageHeight - y)} ${at === 0 ? 'm' : 'l'}`);
  const paint = fill === undefined ? 'S' : line ? 'B' : 'f';
  return [
    ...(fill === undefined ? [] : [`${colorOf(fill)} rg`]),
    ...(line ? [`${colorOf(line.color)} RG ${points(line.width)} w`] : []),
    ...path,
    `h ${paint}`,
  ].join(' ');
}

function textOperators(
  mark: TextMark,
  pageHeight: number,
  typesetter: Typesetter,
  faces: readonly PrintFace[],
): string {
  const runs = typesetter.runs(mark.text, mark);
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const [x, y] = mark.at;
  const before = { start: 0, middle: width / 2, end: width }[mark.align];
  const shown = runs.map(
    ({ face, glyphs }) => `/F${faces.indexOf(face)} ${mark.size} Tf <${glyphs.map(hex4).join('')}> Tj`,
  );
  const from = rounded(x / mmPerPoint - before);
  return `BT ${colorOf(mark.color)} rg 1 0 0 1 ${from} ${points(pageHeight - y)} Tm ${shown.join(' ')} ET`;
}

function points(mm: number): number {
  return rounded(mm / mmPerPoint);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function colorOf(color: string): string {
  return [1, 3, 5].map((at) => rounded(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}

/** As PDF writes a moment, in universal time. */
function dateOf(at: Date): string {
  return `D:${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`;
}
