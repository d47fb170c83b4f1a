import type { SheetColumn } from './sheet.ts';

/** How cells look: Excel knows a look by its number in a list. */
export interface SheetStyles {
  readonly xml: string;
  readonly heading: number;
  readonly of: (column: SheetColumn) => number;
}

export const plainLook = 0;
const heading = 1;
const date = 2;
/** Of a cell that should hold something and does not. */
export const missingLook = 3;
const time = 4;
const firstOfNumbers = 5;
/** Numbers below are Excel's own formats; 14 is a day and 22 a day with its time as the reader's country writes them. */
const firstOwnFormat = 164;
const dayFormat = 14;
const timeFormat = 22;

export function createStyles(columns: readonly SheetColumn[]): SheetStyles {
  const decimals = [
    ...new Set(columns.flatMap(({ kind, decimals: wanted }) => (kind === 'number' ? [wanted ?? 0] : []))),
  ];
  const formats = decimals.map(
    (count, at) =>
      `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${count === 0 ? '0' : `0.${'0'.repeat(count)}`}"/>`,
  );
  const looks = decimals.map((_, at) => look(firstOwnFormat + at));
  const xml = [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    formats.length === 0 ? '' : `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFD9A0"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${firstOfNumbers + looks.length}">${look(0)}${look(0, 1)}${look(dayFormat)}${marked}${look(timeFormat)}${looks.join('')}</cellXfs>`,
    '</styleSheet>',
  ].join('');
  return {
    xml,
    heading,
    of: ({ kind, decimals: wanted = 0 }) => {
      if (kind === 'number') return firstOfNumbers + decimals.indexOf(wanted);
      return { text: plainLook, date, time }[kind];
    },
  };
}

const marked = '<xf numFmtId="0" fontId="0" fillId="2" borderId="0" xfId="0" applyFill="1"/>';

function look(format: number, font = 0): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format === 0 ? '' : ' applyNumberFormat="1"'}${font === 0 ? '' : ' applyFont="1"'}/>`;
}
