import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/sensor-payloads.json' with { type: 'json' };
import { decodePayload } from '../decoders/decode.ts';
import { bytesOfHex } from '../envelopes/payload-bytes.ts';
import { playedGround, playedModels, type PlayedModel } from './devices.ts';
import { encodeHelix, encodeWind } from './encode-barani.ts';
import { encodeTeros21 } from './encode-decentlab.ts';
import { encodeSoilProbe } from './encode-dragino.ts';
import { encodeKeptAir, encodeThermometer } from './encode-milesight.ts';

const ground = playedGround({ seed: 7, latitude: 49.36, longitude: 16.8, elevation: 560 });
/** 1 July 2026, 13:00 in Prague. */
const second = Date.UTC(2026, 6, 1, 11) / 1000;

function valuesOf({ deviceType, port }: PlayedModel, payload: Uint8Array): Readonly<Record<string, number>> {
  const answer = decodePayload({ deviceType, port, payload, calibration: null });
  if (!answer.ok) throw new Error(answer.reason);
  return Object.fromEntries(answer.readings.map(({ feature, level, value }) => [`${feature} ${level}`, value]));
}

/** What is measured, and how finely the device tells it. */
const expected = {
  'TEMPERATURE 0': ['temperature', 0.06],
  'HUMIDITY 0': ['humidity', 0.26],
  'PRESSURE 0': ['pressure', 0.06],
  'IRRADIATION 0': ['irradiation', 1.01],
  'WIND_SPEED 1': ['windSpeed', 0.06],
  'WIND_GUST 3': ['windGust', 0.06],
  'WIND_DIRECTION 1': ['windDirection', 0.51],
  'LEAF_WETNESS 0': ['leafWetness', 0.02],
  'LEAF_TEMPERATURE 0': ['temperature', 0.06],
  'SOIL_TEMPERATURE 0': ['soilTemperature', 0.06],
  'SOIL_MOISTURE 0': ['soilMoisture', 0.01],
  'SOIL_WATER_POTENTIAL 0': ['soilWaterPotential', 0.06],
  'CONDUCTIVITY 0': ['conductivity', 0.001],
} as const;

describe('devices that are played', () => {
  it.each(Object.values(playedModels).map((model: PlayedModel) => [model.name, model] as const))(
    '%s sends what it measures in bytes that say the same',
    (_, model) => {
      for (let hour = 0; hour < 24 * 90; hour += 7) {
        const at = second - hour * 3600;
        const values = valuesOf(model, model.encode(ground, at, hour));
        const weather = ground.weather(at);
        for (const [place, [name, fineness]] of Object.entries(expected))
          if (values[place] !== undefined)
            expect(Math.abs(values[place] - weather[name]), place).toBeLessThan(fineness);
        for (const [level, value] of ground.store(at).entries()) {
          const told = values[`STORAGE_TEMPERATURE ${level + 1}`];
          if (model === playedModels.store) expect(told).toBeCloseTo(value, 1);
        }
      }
    },
  );

  it.each([
    ['MeteoHelix', playedModels.helix, 'rain' as const, 0.2, 256],
    ['MeteoRain', playedModels.rain, 'rain' as const, 0.2, 4096],
    ['WTS506', playedModels.station, 'rain' as const, 0.01, 2 ** 32],
  ])('%s counts the rain, and begins anew at its end', (_, model: PlayedModel, name, step, range) => {
    for (let hour = 0; hour < 24 * 200; hour += 11) {
      const at = second - hour * 3600;
      const steps = Math.floor(ground.weather(at)[name] / step) % range;
      const value = valuesOf(model, model.encode(ground, at, 0))['RAINFALL 0'];
      if (steps !== 255 || range !== 256) expect(value).toBeCloseTo(steps * step, 5);
    }
  });

  it('send the bytes that makers have published for the same values', () => {
    const published = (device: string): string => vectors.find((vector) => vector.device === device)?.hex ?? '';
    const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
    const air = { temperature: 30.8, humidity: 50.5 };
    expect(hex(encodeThermometer(air, 92))).toBe(published('EM300-TH'));
    const kept = { second: 1_665_561_758, air: { temperature: 27.2, humidity: 46.5 } };
    expect(hex(encodeKeptAir([kept]))).toBe('20ce9e74466310015d00');
    const soil = { soilTemperature: 16.1, soilWaterPotential: -11.7, soilMoisture: 0, conductivity: 0 };
    // The four digits after the first two are those of a single device.
    expect(hex(encodeTeros21(soil, 3.109)).slice(6)).toBe(published('DL-TRS21').slice(6));
    const ofDragino = hex(encodeSoilProbe({ soilTemperature: 24.59, soilMoisture: 19.57, conductivity: 28.2 }, 3.625));
    // Its own thermometer and its flags are of the device alone.
    expect([ofDragino.slice(0, 4), ofDragino.slice(8, 20)]).toEqual(['ce29', '07a5099b6e28']);
    const helix = { temperature: 12.7, humidity: 56.8, pressure: 1010.65, irradiation: 176, rain: 0.2 };
    const [own, theirs] = [encodeHelix(helix, 4.15), bytesOfHex(published('MeteoHelix IoT Pro (11 B, type 1)'))];
    expect([...own.slice(0, 2)]).toEqual([...(theirs ?? []).slice(0, 2)]);
    const wind = { windSpeed: 4.2, windGust: 7.5, windDirection: 72 };
    expect(hex(encodeWind(wind, 3.8, 0xc5)).slice(0, 6)).toBe(
      published('MeteoWind IoT Pro (10 B, 2022 index format)').slice(0, 6),
    );
  });

  it('say all that a message holds while nobody heard them', () => {
    const { kept } = playedModels.thermometer;
    const seconds = [second - 1200, second - 600];
    const payload = kept.encode(ground, seconds);
    const answer = decodePayload({ deviceType: 'FIELD_V2', port: 85, payload, calibration: null });
    expect(answer.ok && answer.readings.map(({ at }) => at)).toEqual(seconds.flatMap((at) => [at, at]));
  });
});
