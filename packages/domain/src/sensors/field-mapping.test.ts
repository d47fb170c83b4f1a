import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sensorFeatures } from '../enumerations/sensor.ts';
import { mapFields, numericFieldsOf, type FieldMapping } from './field-mapping.ts';

const sent = {
  air: { temperature: '21.5', humidity: 48, unit: '°C' },
  probes: [
    { depth: 10, moisture: 0.31 },
    { depth: 30, moisture: null },
  ],
  battery: 3100,
};

describe('the fields of a message that its farm knows the meaning of', () => {
  it('give readings in our units', () => {
    const mapping: FieldMapping = [
      { field: 'air.temperature', feature: 'TEMPERATURE', level: 0 },
      { field: 'probes.0.moisture', feature: 'SOIL_MOISTURE', level: 1, factor: 100 },
      { field: 'battery', feature: 'VOLTAGE', level: 0, factor: 0.001, offset: 0.05 },
    ];
    expect(mapFields(sent, mapping)).toEqual([
      { feature: 'TEMPERATURE', level: 0, value: 21.5 },
      { feature: 'SOIL_MOISTURE', level: 1, value: 31 },
      { feature: 'VOLTAGE', level: 0, value: 3.15 },
    ]);
  });

  it('are added up where they say what rain fell since the message before', () => {
    const rain = { field: 'battery', feature: 'RAINFALL', level: 0, factor: 0.001 } as const;
    const reading = { feature: 'RAINFALL', level: 0, value: 3.1 };
    expect(mapFields(sent, [{ ...rain, isSinceLast: true }])).toEqual([{ ...reading, aggregation: 'SUM' }]);
    expect(mapFields(sent, [{ ...rain, isSinceLast: false }])).toEqual([reading]);
    expect(mapFields(sent, [{ ...rain, feature: 'VOLTAGE', isSinceLast: true }])).toEqual([
      { ...reading, feature: 'VOLTAGE' },
    ]);
  });

  it('that are missing or no numbers give none', () => {
    const fields = [
      'air',
      'air.unit',
      'air.none',
      'probes.1.moisture',
      'probes.2.depth',
      'probes.-1',
      'probes.length',
      '',
      '.',
    ];
    const mapping = fields.map((field) => ({ field, feature: 'TEMPERATURE' as const, level: 0 }));
    expect(mapFields(sent, mapping)).toEqual([]);
    expect(mapFields('text', mapping)).toEqual([]);
    expect(mapFields({ huge: 1e300 }, [{ field: 'huge', feature: 'LQI', level: 0, factor: 1e300 }])).toEqual([]);
  });

  it('cannot reach what objects stand on', () => {
    const fields = ['__proto__.polluted', 'constructor.length', 'air.toString.length', 'probes.constructor.length'];
    const mapping = fields.map((field) => ({ field, feature: 'LQI' as const, level: 0 }));
    const message: unknown = JSON.parse('{"__proto__":{"polluted":1},"air":{},"probes":[]}');
    expect(mapFields(message, mapping)).toEqual([]);
    expect(numericFieldsOf(message)).toEqual([]);
  });

  it('are offered with what they say now', () => {
    expect(numericFieldsOf(sent)).toEqual([
      { field: 'battery', value: 3100 },
      { field: 'air.temperature', value: 21.5 },
      { field: 'air.humidity', value: 48 },
      { field: 'probes.0.depth', value: 10 },
      { field: 'probes.0.moisture', value: 0.31 },
      { field: 'probes.1.depth', value: 30 },
    ]);
    expect(numericFieldsOf([1, 2])).toEqual([]);
  });

  it('are not offered where they are too many or too deep', () => {
    const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ inner, depth: 1 }), 7);
    expect(numericFieldsOf(deep).map(({ field }) => field.split('.').length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const itself: Record<string, unknown> = {};
    for (let at = 0; at < 1000; at += 1) itself[`field${at}`] = at % 2 === 0 ? at : itself;
    expect(numericFieldsOf(itself)).toHaveLength(200);
  });

  it('give what was offered, whatever was sent', () => {
    fc.assert(
      fc.property(fc.anything(), (object) => {
        const fields = numericFieldsOf(object);
        expect(fields.length).toBeLessThanOrEqual(200);
        const [feature = 'LQI'] = sensorFeatures;
        for (const { field, value } of fields) {
          expect(Number.isFinite(value)).toBe(true);
          for (const reading of mapFields(object, [{ field, feature, level: 0 }]))
            expect(Math.abs(reading.value - value)).toBeLessThanOrEqual(1e-6 + Math.abs(value) * 1e-9);
        }
      }),
    );
  });
});
