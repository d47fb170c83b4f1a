import maker from 'pdfmake';
import fonts from 'pdfmake/fonts/Roboto.js';
import { longestWord, shareWidth } from './column-widths.ts';
import type { PdfDocument, PdfTable } from './pdf-document.ts';

const pageWidth = 842;
const margin = 28;
const paddingOfCell = 4;
/** Points: tables of many columns are set smaller, so that they fit across the page. */
const fewColumns = 12;
const sizes = { few: 7.5, many: 5.5 } as const;
/** How wide a small letter is, of the height of the letters. */
const emOfLetter = 0.5;

/** The same document gives the same bytes: it says no time, and no number of its own. */
export function setPdf(document: PdfDocument): Promise<Buffer> {
  maker.addFonts(fonts);
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy((path) => Object.values(fonts.Roboto).includes(path));
  return maker.createPdf(layout(document)).getBuffer();
}

function layout({ title, heading, page, of, facts, tables, notes }: PdfDocument): object {
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [margin, 40, margin, 34],
    info: { title, creationDate: new Date(0) },
    defaultStyle: { font: 'Roboto', fontSize: 8 },
    header: { text: heading, margin: [margin, 16, margin, 0], fontSize: 8, color: '#444444' },
    footer: (current: number, all: number) => ({
      text: `${page} ${current} ${of} ${all}`,
      alignment: 'right',
      margin: [margin, 10, margin, 0],
      fontSize: 8,
      color: '#444444',
    }),
    content: [
      { text: title, fontSize: 15, bold: true, margin: [0, 0, 0, 6] },
      { layout: 'noBorders', table: { body: facts.map(([name, value]) => [{ text: name, color: '#444444' }, value]) } },
      ...tables.flatMap(tableLayout),
      ...notes.map((note, at) => ({ text: note, margin: [0, at === 0 ? 10 : 1, 0, 0], color: '#444444' })),
    ],
  };
}

function tableLayout({ title, columns, rows, missing, empty }: PdfTable): object[] {
  const heading = { text: title, fontSize: 11, bold: true, margin: [0, 12, 0, 4], headlineLevel: 1 };
  if (rows.length === 0) return [heading, { text: empty, italics: true }];
  const fontSize = columns.length > fewColumns ? sizes.many : sizes.few;
  const room = pageWidth - 2 * margin - columns.length * paddingOfCell - 1;
  const letter = fontSize * emOfLetter;
  const head = columns.map(({ title: text, isNumber }) => ({
    text,
    bold: true,
    fillColor: '#e8efe2',
    alignment: isNumber ? 'right' : 'left',
  }));
  const cellOf = (cell: string | null, at: number): object =>
    cell === null
      ? { text: missing, italics: true, fillColor: '#ffd9a0' }
      : { text: breakable(cell), alignment: columns[at]?.isNumber ? 'right' : 'left' };
  const table = {
    headerRows: 1,
    dontBreakRows: true,
    widths: shareWidth(columns, room / letter).map((width) => width * letter),
    body: [head, ...rows.map((row) => row.map(cellOf))],
  };
  return [heading, { fontSize, layout: lines, table }];
}

const lines = {
  hLineWidth: () => 0.3,
  vLineWidth: () => 0,
  hLineColor: () => '#b9c4b0',
  paddingLeft: () => paddingOfCell / 2,
  paddingRight: () => paddingOfCell / 2,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** Long words may be broken anywhere: a column is only so wide. */
function breakable(text: string): string {
  return text.replace(new RegExp(`\\S{${longestWord}}(?=\\S)`, 'g'), '$&\u200b');
}
