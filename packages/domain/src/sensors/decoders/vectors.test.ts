import { describe, expect, it } from 'vitest';
import { deviceTypes, type DeviceType } from '../../enumerations/sensor-device.ts';
import type { SensorFeature } from '../../enumerations/sensor.ts';
import vectors from '../../vectors/sensor-payloads.json' with { type: 'json' };
import { bytesOfHex } from '../envelopes/payload-bytes.ts';
import type { DecodedReading } from '../reading.ts';
import { decodePayload } from './decode.ts';

type Vector = (typeof vectors)[number];
type Expected = readonly (readonly [SensorFeature, level: number, value: number])[];

/** Controllers of valves are of no type of their own. */
function typeOf(seedType: string): DeviceType {
  return deviceTypes.find((type) => type === seedType) ?? 'METEO_V4N';
}

function readingsOf({ seedType, fPort, hex }: Vector): readonly DecodedReading[] {
  const payload = bytesOfHex(hex) ?? new Uint8Array();
  const answer = decodePayload({ deviceType: typeOf(seedType), port: fPort, payload, calibration: null });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.readings;
}

const single = (feature: SensorFeature, level = 0, factor = 1) => ({ feature, level, factor });

/** What the vectors call what they expect. A click is 0.2 mm where nobody says another. */
const places: Readonly<Record<string, ReturnType<typeof single>>> = {
  temperature_C: single('TEMPERATURE'),
  soilTemperature_C: single('SOIL_TEMPERATURE'),
  soilMoisture_pct: single('SOIL_MOISTURE'),
  soilWaterPotential_cbar: single('SOIL_WATER_POTENTIAL'),
  conductivity_dSm: single('CONDUCTIVITY'),
  humidity_pct: single('HUMIDITY'),
  pressure_hPa: single('PRESSURE'),
  irradiation_Wm2: single('IRRADIATION'),
  leafWetness_0_20: single('LEAF_WETNESS'),
  windSpeed_ms: single('WIND_SPEED', 1),
  windGust_ms: single('WIND_GUST', 3),
  windDirection_deg: single('WIND_DIRECTION', 1),
  rainfall_mm: single('RAINFALL'),
  rainfallCounter_mm: single('RAINFALL'),
  rainClicks: single('RAINFALL', 0, 0.2),
  pulse: single('RAINFALL', 0, 0.2),
  voltage_V: single('VOLTAGE'),
  battery_pct: single('BATTERY'),
};

function expectedOf(vector: Vector): Expected {
  const normalized: Readonly<Record<string, unknown>> = vector.normalized ?? {};
  const hasCounter = 'rainfallCounter_mm' in normalized;
  return Object.entries(normalized).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return levelsOf(name, Object.entries(value));
    // Of two ways to tell the rain one is taken; steps of 45° are of charts.
    const place = name === 'rainfall_mm' && hasCounter ? undefined : places[name];
    return place ? [[place.feature, place.level, Number(value) * place.factor] as const] : [];
  });
}

function levelsOf(name: string, levels: readonly (readonly [string, unknown])[]): Expected {
  const numberOf = (level: string): number => Number(level.replace('Level ', ''));
  if (name === 'valve') return levels.map(([level, state]) => ['VALVE', numberOf(level), state === 'open' ? 1 : 0]);
  if (name === 'storageTemperature_C')
    return levels.map(([level, value]) => ['STORAGE_TEMPERATURE', numberOf(level), Number(value)]);
  return [];
}

describe('payloads that makers and users have published', () => {
  it.each(vectors.map((vector) => [`${vector.vendor} ${vector.device} ${vector.hex}`, vector] as const))(
    '%s says what it was said to say',
    (_, vector) => {
      const readings = readingsOf(vector);
      for (const [feature, level, value] of expectedOf(vector)) {
        const found = readings.filter((reading) => reading.feature === feature && reading.level === level);
        expect(found.map((reading) => reading.feature)).toEqual([feature]);
        expect(found[0]?.value).toBeCloseTo(value, 4);
      }
    },
  );

  it('say all that stands in them, and nothing of what is missing', () => {
    const levels = readingsOf(vectors.find(({ device }) => device === 'DL-TP') as Vector);
    expect(levels.filter(({ feature }) => feature === 'STORAGE_TEMPERATURE')).toHaveLength(11);
    const withoutProbe = readingsOf(vectors.find(({ device }) => device === 'LHT65N') as Vector);
    expect(withoutProbe.map(({ feature, level }) => `${feature} ${level}`)).toEqual([
      ...['TEMPERATURE 0', 'HUMIDITY 0', 'VOLTAGE 0'],
    ]);
  });
});
