import { scaleBar } from '#web/map/scale-bar.ts';
import type { Credit } from '../credits.ts';
import { fitLegend, type LegendRow } from './legend-rows.ts';
import { rectangle, type Mark, type TextMark } from './marks.ts';
import type { Box } from './paper.ts';
import { legendHeadHeight, legendRowHeight, type LegendLayout, type SheetLayout } from './sheet-layout.ts';
import { shorten, wrap, type Measure } from './sheet-text.ts';

/** What is written on a sheet around the map, in the language on screen. */
export interface SheetWords {
  readonly title: string;
  /** Whose land it is, and of which day. */
  readonly state: string;
  /** How a scale is called, such as 1 : 10 000. */
  readonly scale: (scale: number) => string;
  /** Writes the length of the scale bar. */
  readonly length: (metres: number) => string;
  /** The letter by which north is called. */
  readonly north: string;
  /** By what the map was made. */
  readonly made: string;
  readonly legend: string;
  readonly area: (areaHa: number) => string;
  /** Says how many crops more there are. */
  readonly rest: (count: number) => string;
}

export interface Sheet {
  readonly layout: SheetLayout;
  readonly words: SheetWords;
  readonly legend: readonly LegendRow[];
  /** How many metres of the ground one metre of paper stands for. */
  readonly scale: number;
  /** Whose layers are seen. */
  readonly credits: readonly Credit[];
}

const ink = '#1b241e';
const muted = '#646b63';
const white = '#ffffff';
const unknownCrop = '#cdc7b4';
const hairline = 0.2;
const columnGap = 4;

/** All that stands on a sheet, the lowest first. */
export function sheetMarks(sheet: Sheet, measure: Measure): readonly Mark[] {
  const { layout, words, legend } = sheet;
  const { frame } = layout;
  return [
    ...headMarks(layout.head, words, measure),
    { kind: 'picture', box: frame },
    { kind: 'shape', points: rectangle(frame), line: { color: ink, width: 0.3 } },
    ...northMarks(frame, words.north),
    ...(layout.legend ? legendMarks(layout.legend, legend, words, measure) : []),
    ...scaleMarks(layout.foot, sheet),
    ...creditMarks(sheet, measure),
  ];
}

function write(text: string, at: TextMark['at'], size: number, more: Partial<TextMark> = {}): TextMark {
  return { kind: 'text', text, at, size, weight: 'regular', align: 'start', color: ink, ...more };
}

function headMarks({ x, y, width }: Box, { title, state }: SheetWords, measure: Measure): readonly Mark[] {
  const [large, small] = [{ size: 16, weight: 'strong' } as const, { size: 9, weight: 'regular' } as const];
  return [
    write(shorten(title, width, large, measure), [x, y + 5], large.size, { weight: large.weight }),
    write(shorten(state, width, small, measure), [x, y + 10.5], small.size, { color: muted }),
  ];
}

/** North is up everywhere on the map. */
function northMarks(frame: Box, letter: string): readonly Mark[] {
  const plate: Box = { x: frame.x + frame.width - 13, y: frame.y + 3, width: 10, height: 16 };
  const middle = plate.x + plate.width / 2;
  const [tip, notch, foot] = [plate.y + 5.5, plate.y + 12, plate.y + 14.5];
  return [
    { kind: 'shape', points: rectangle(plate), fill: white, line: { color: ink, width: hairline } },
    write(letter, [middle, plate.y + 4.4], 9, { weight: 'strong', align: 'middle' }),
    {
      kind: 'shape',
      points: [
        [middle, tip],
        [middle, notch],
        [middle - 3, foot],
      ],
      fill: ink,
      line: { color: ink, width: hairline },
    },
    {
      kind: 'shape',
      points: [
        [middle, tip],
        [middle + 3, foot],
        [middle, notch],
      ],
      fill: white,
      line: { color: ink, width: hairline },
    },
  ];
}

function legendMarks(
  layout: LegendLayout,
  legend: readonly LegendRow[],
  words: SheetWords,
  measure: Measure,
): readonly Mark[] {
  const { columns, rows } = layout;
  const width = (layout.width - (columns - 1) * columnGap) / columns;
  const shown = fitLegend(legend, columns * rows, words.rest);
  // Columns as even as they can be.
  const inEach = Math.ceil(shown.length / columns);
  return [
    write(words.legend, [layout.x, layout.y + 4], 10, { weight: 'strong' }),
    ...shown.flatMap((row, at) => {
      const x = layout.x + Math.floor(at / inEach) * (width + columnGap);
      const y = layout.y + legendHeadHeight + (at % inEach) * legendRowHeight;
      return legendRowMarks(row, { x, y, width, height: legendRowHeight }, words, measure);
    }),
  ];
}

function legendRowMarks(
  { sign, color = unknownCrop, name, areaHa }: LegendRow,
  { x, y, width }: Box,
  words: SheetWords,
  measure: Measure,
): readonly Mark[] {
  const type = { size: 8.5, weight: 'regular' } as const;
  const [area, baseline, indent] = [areaHa === undefined ? '' : words.area(areaHa), y + 3.4, 6.5];
  const room = width - indent - measure(area, type) - 2;
  return [
    ...signMarks(sign, color, { x, y: y + 0.8, width: 4.5, height: 3 }),
    write(shorten(name, room, type, measure), [x + indent, baseline], type.size),
    ...(area === '' ? [] : [write(area, [x + width, baseline], type.size, { align: 'end' })]),
  ];
}

/** Land is a box of its colour, a line a line of its own. */
function signMarks(sign: LegendRow['sign'], fill: string, box: Box): readonly Mark[] {
  if (sign === undefined) return [{ kind: 'shape', points: rectangle(box), fill, line: { color: ink, width: 0.1 } }];
  const pieces = sign === 'line' ? [0] : [0, 1, 2];
  const width = sign === 'line' ? box.width : box.width / 4;
  return pieces.map((at) => {
    const x = box.x + (at * (box.width - width)) / Math.max(1, pieces.length - 1);
    return { kind: 'shape', points: rectangle({ x, y: box.y + 1.1, width, height: 0.8 }), fill };
  });
}

const longestBarMm = 50;

/** A bar of a round length in four pieces, and the scale in words. */
function scaleMarks({ x, y }: Box, { scale, words }: Sheet): readonly Mark[] {
  const { lengthM } = scaleBar(scale / 1000, longestBarMm);
  const [width, top] = [(lengthM / scale) * 1000, y + 4.2];
  const piece = width / 4;
  return [
    ...[0, 1, 2, 3].map((at): Mark => {
      const box = { x: x + at * piece, y: top, width: piece, height: 1.6 };
      const fill = at % 2 === 0 ? ink : white;
      return { kind: 'shape', points: rectangle(box), fill, line: { color: ink, width: hairline } };
    }),
    write('0', [x, top - 1.1], 8),
    write(words.length(lengthM), [x + width, top - 1.1], 8, { align: 'end' }),
    write(words.scale(scale), [x, y + 10], 9, { weight: 'strong' }),
  ];
}

function creditMarks({ layout, words, credits }: Sheet, measure: Measure): readonly Mark[] {
  const { x, y, width } = layout.foot;
  const said = [...new Set([...credits.map(({ text }) => text), words.made])].join(' · ');
  const type = { size: 7, weight: 'regular' } as const;
  const left = x + longestBarMm + 14;
  const lines = wrap(said, { width: x + width - left, lines: 3 }, type, measure);
  return lines.map((line, at) =>
    write(line, [x + width, y + 3.4 + at * 3.2], type.size, { align: 'end', color: muted }),
  );
}
