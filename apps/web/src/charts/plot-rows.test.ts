import { array, assert, constant, double, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf, type ChartSeries, type ValueZone } from './chart-data.ts';
import { legendPlaces } from './chart-picture.ts';
import { spacedOut } from './draw-on-plot.ts';
import { loneValues, plotRows } from './plot-rows.ts';
import { axisLimitsOf } from './axis-limits.ts';
import { axisRange } from './value-axis.ts';

const line: ChartSeries = { label: 'Teplota', unit: '°C', decimals: 1, kind: 'line', average: [1, null, 3] };
const banded: ChartSeries = { ...line, minimum: [0, null, 2], maximum: [2, null, 4] };
const times = [0, 1800, 3600];
const measured = double({ min: -1e6, max: 1e6, noNaN: true });

describe('what is drawn', () => {
  it('is each average over its band, with room for the last value', () => {
    const { times: drawn, rows } = plotRows({ times, series: [line, banded] });
    expect(rows.map(({ of, part }) => `${of} ${part}`)).toEqual(['0 average', '1 maximum', '1 minimum', '1 average']);
    expect(drawn).toEqual([0, 1800, 3600, 5400]);
    expect(rows.every(({ values }) => values.length === 4 && values[3] === null)).toBe(true);
    expect(plotRows({ times: [], series: [{ ...line, average: [] }] }).times).toEqual([]);
  });

  it('has no bands where they would lie over each other', () => {
    expect(plotRows({ times, series: Array.from({ length: 5 }, () => banded) }).rows).toHaveLength(5);
  });

  it('are points where no line leads to a value', () => {
    expect(loneValues([1, null, 3, null, 5, 6, null], 0, 6)).toEqual([0, 2]);
    expect(loneValues([1, null, 3], 1, 1)).toEqual([]);
  });

  it('are arrows no nearer to each other than that each is seen, and none where nothing is known', () => {
    expect(spacedOut([0, 5, 10, 15, 20, 25], [90, 90, null, 90, 90, 90], 10)).toEqual([0, 3, 5]);
    assert(
      property(array(integer({ min: 0, max: 999 })), (at) => {
        const places = at.toSorted((one, other) => one - other);
        const drawn = spacedOut(
          places,
          places.map(() => 1),
          20,
        ).map((index) => places[index] ?? 0);
        expect(drawn.every((place, index) => index === 0 || place - (drawn[index - 1] ?? 0) >= 20)).toBe(true);
      }),
    );
  });
});

describe('the axis of values', () => {
  it('holds what is measured, begins below bars at zero, and ends at its limits', () => {
    expect(axisRange({ min: 0, max: 10, isFromZero: true })).toEqual([0, 11]);
    expect(axisRange({ min: 3, max: 97, isFromZero: false }, { min: 0, max: 100 })).toEqual([0, 100]);
    expect(axisRange({ min: 71, max: 74, isFromZero: false }, axisLimitsOf('HUMIDITY').limits)).toEqual([0, 100]);
    expect(axisRange({ min: 2, max: 3, isFromZero: false }, axisLimitsOf('LEAF_WETNESS').limits)).toEqual([0, 20]);
    expect(axisLimitsOf('TEMPERATURE')).toEqual({});
    expect(axisRange({ min: null, max: null, isFromZero: true }, { min: 0 })).toEqual([0, 1]);
    expect(axisRange({ min: -900, max: -300, isFromZero: false }, { min: -200 })).toEqual([-200, -199]);
  });

  it('always has a length, and where nothing limits it all that is measured lies on it', () => {
    const limits = record({ min: oneof(constant(undefined), measured), max: constant(undefined) });
    assert(
      property(measured, measured, limits, (one, other, { min }) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [from, to] = axisRange({ min: low, max: high, isFromZero: false }, min === undefined ? {} : { min });
        expect(from).toBeLessThan(to);
        if (min === undefined) expect(from <= low && high <= to).toBe(true);
      }),
    );
  });

  it('has zones to which their upper ends belong', () => {
    const zones: ValueZone[] = [
      { from: -10, to: 0, tone: 'full', label: 'wet' },
      { from: -30, to: -10, tone: 'good', label: 'good' },
    ];
    expect([0, -9.9, -10, -29, -30, 5].map((value) => zoneOf(value, zones)?.label)).toEqual([
      'wet',
      'wet',
      'good',
      'good',
      undefined,
      undefined,
    ]);
  });
});

describe('the words in a picture of a chart', () => {
  it('stand beside each other for as long as there is room, and one that is too long stands alone', () => {
    expect(legendPlaces([40, 50, 30, 200, 10], 100)).toEqual([
      { line: 0, left: 0 },
      { line: 0, left: 40 },
      { line: 1, left: 0 },
      { line: 2, left: 0 },
      { line: 3, left: 0 },
    ]);
  });
});
