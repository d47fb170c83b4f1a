import { describe, expect, it } from 'vitest';
import { fitLegend } from './legend-rows.ts';
import type { TextMark } from './marks.ts';
import { layOutSheet } from './sheet-layout.ts';
import { sheetMarks, type Sheet } from './sheet-marks.ts';
import { shorten, wrap, type Measure } from './sheet-text.ts';

/** Letters that are all half as wide as they are high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5 * 0.3528;
const type = { size: 10, weight: 'regular' } as const;

const words: Sheet['words'] = {
  title: 'Žitná – 3. díl, k lesu',
  state: 'Farma Žitná',
  scale: (scale) => `1 : ${scale}`,
  length: (metres) => `${metres} m`,
  north: 'S',
  made: 'Brázda',
  legend: 'Legenda 7',
  area: (areaHa) => `${areaHa} ha`,
  rest: (count) => `a ${count} k tomu`,
};
const crops = Array.from({ length: 60 }, (_, at) => ({ color: '#c9862b', name: `Plodina ${at + 1}`, areaHa: 60 - at }));
const layout = layOutSheet({ size: 'a4', orientation: 'landscape' }, crops.length);
const credits = [
  { layer: 'orthophoto', text: '© ČÚZK' },
  { layer: 'lpis', text: '© ČÚZK' },
];
const sheet: Sheet = { layout, words, legend: crops, scale: 10_000, credits };

const textsOf = (shown: Sheet): readonly TextMark[] =>
  sheetMarks(shown, measure).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

describe('what stands on a sheet', () => {
  it('names farm, scale, north, crops and whose pictures are seen, each once', () => {
    const written = textsOf(sheet).map(({ text }) => text);
    expect(written).toEqual(
      expect.arrayContaining([words.title, words.state, '1 : 10000', 'S', 'Plodina 1', '60 ha', '© ČÚZK · Brázda']),
    );
  });

  it.each([1000, 2500, 10_000, 12_345, 50_000])('has a bar that is as long on paper as it says, at 1 : %s', (scale) => {
    const marks = sheetMarks({ ...sheet, scale }, measure);
    const said = marks.flatMap((mark) =>
      mark.kind === 'text' && / m$/.test(mark.text) ? [parseInt(mark.text, 10)] : [],
    );
    const pieces = marks.flatMap((mark) =>
      mark.kind === 'shape' && mark.points.length === 4 && mark.points.every(([, y]) => y > layout.foot.y)
        ? mark.points.map(([x]) => x)
        : [],
    );
    const length = Math.max(...pieces) - Math.min(...pieces);
    expect((length / 1000) * scale).toBeCloseTo(said[0] ?? 0, 6);
    expect(length).toBeGreaterThan(15);
    expect(length).toBeLessThanOrEqual(50);
  });

  it('keeps every text on the paper', () => {
    for (const mark of textsOf({ ...sheet, words: { ...words, title: 'Velmi dlouhý nadpis '.repeat(20) } })) {
      const [x] = mark.at;
      const width = measure(mark.text, mark);
      const left = { start: x, middle: x - width / 2, end: x - width }[mark.align];
      expect(left).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(left + width).toBeLessThanOrEqual(287 + 1e-9);
    }
  });

  it('says of crops that have no room how many they are, and how much land', () => {
    const rows = fitLegend(crops, 4, words.rest);
    expect(rows.map(({ name }) => name)).toEqual(['Plodina 1', 'Plodina 2', 'Plodina 3', 'a 57 k tomu']);
    expect(rows.reduce((sum, { areaHa = 0 }) => sum + areaHa, 0)).toBe((60 * 61) / 2);
    expect(fitLegend(crops, 60, words.rest)).toBe(crops);
  });

  it('names water, zones and strips beside the crops, whose rest alone is added up', () => {
    const brook = { sign: 'line', color: '#1565a8', name: 'Potok', areaHa: undefined } as const;
    const zone = { sign: 'dashes', color: '#007c78', name: 'Pásmo', areaHa: undefined } as const;
    const rows = fitLegend([...crops, brook, zone], 6, words.rest);
    expect(rows.map(({ name }) => name)).toEqual([
      'Plodina 1',
      'Plodina 2',
      'Plodina 3',
      'a 57 k tomu',
      'Potok',
      'Pásmo',
    ]);
    const marks = sheetMarks({ ...sheet, legend: [brook, zone] }, measure);
    const ofColor = (color: string) => marks.filter((mark) => mark.kind === 'shape' && mark.fill === color).length;
    expect([ofColor(brook.color), ofColor(zone.color)]).toEqual([1, 3]);
    expect(textsOf({ ...sheet, legend: [brook] }).map(({ text }) => text)).not.toContain('undefined ha');
  });

  it('breaks lines between words, and shortens what has no room even so', () => {
    const room = 10 * measure('a', type);
    expect(wrap('jedna dvě tři čtyři pět', { width: room, lines: 3 }, type, measure)).toEqual([
      'jedna dvě',
      'tři čtyři',
      'pět',
    ]);
    expect(wrap('jedna dvě tři čtyři', { width: room, lines: 1 }, type, measure)).toEqual(['jedna dvě…']);
    expect(shorten('nejnesmyslnější', room, type, measure)).toBe('nejnesmys…');
    expect(shorten('krátký', room, type, measure)).toBe('krátký');
  });
});
