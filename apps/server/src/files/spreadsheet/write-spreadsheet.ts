import { zipStream, type ZipEntry } from '../zip-stream.ts';
import { escaped, sheetXml } from './sheet-xml.ts';
import { createStyles } from './sheet-styles.ts';
import type { Sheet } from './sheet.ts';

/** The earliest that an archive knows: the same rows give the same bytes. */
const noTime = new Date('1980-01-01T00:00:00Z');

export const spreadsheetMedia = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of Excel (ECMA-376) as a stream of bytes, made while it is sent. */
export function writeSpreadsheet(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const styles = createStyles(sheets.flatMap(({ columns }) => columns));
  const numbers = sheets.map((_, index) => index + 1);
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [contentTypes(numbers)] },
    { name: '_rels/.rels', content: [relationsXml([['rId1', 'officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', content: [workbook(sheets)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relationsXml([
          ...numbers.map((number): Relation => [`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`]),
          [`rId${sheets.length + 1}`, 'styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [declaration + styles.xml] },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheetXml(sheet, styles, declaration),
    })),
  ];
  return zipStream(entries, noTime);
}

function contentTypes(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`,
  );
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.join('')}</Types>`;
}

type Relation = readonly [id: string, type: string, target: string];

function relationsXml(all: readonly Relation[]): string {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${relations}">${each.join('')}</Relationships>`;
}

function workbook(sheets: readonly Sheet[]): string {
  const each = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each.join('')}</sheets></workbook>`;
}

/** As Excel takes it: without its own signs, and no longer than it shows. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}
