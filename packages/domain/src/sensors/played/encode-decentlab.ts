import type { PlayedWeather } from './weather.ts';

const version = 2;
const both = 0b11;
const middle = 32_768;

/** Protocol 2: what the sensor says, then what its battery has left, in words with the highest byte first. */
function frame(device: number, words: readonly number[], voltage: number): Uint8Array {
  const all = [...words, Math.round(voltage * 1000)];
  const view = new DataView(new ArrayBuffer(5 + 2 * all.length));
  view.setUint8(0, version);
  view.setUint16(1, device);
  view.setUint16(3, both);
  for (const [at, word] of all.entries()) view.setUint16(5 + 2 * at, Math.min(0xfffe, Math.max(0, Math.round(word))));
  return new Uint8Array(view.buffer);
}

type Soil = Pick<PlayedWeather, 'soilTemperature' | 'soilMoisture' | 'soilWaterPotential' | 'conductivity'>;

/** DL-TRS21, a TEROS 21: how hard the soil draws at its water. */
export function encodeTeros21({ soilWaterPotential, soilTemperature }: Soil, voltage: number): Uint8Array {
  return frame(6528, [-soilWaterPotential * 10, soilTemperature * 10 + middle], voltage);
}

/** DL-TRS12, a TEROS 12 in mineral soil. */
export function encodeTeros12({ soilMoisture, soilTemperature, conductivity }: Soil, voltage: number): Uint8Array {
  const count = ((soilMoisture / 100 + 0.6956) / 0.0003879) * 10;
  return frame(4307, [count, soilTemperature * 10 + middle, conductivity * 1000], voltage);
}

/** DL-TP: sixteen levels, those that a probe does not have as the lowest value. */
export function encodeTemperatureProfile(levels: readonly number[], voltage: number): Uint8Array {
  const words = Array.from({ length: 16 }, (_, at) => {
    const level = levels[at];
    return level === undefined ? 0 : level * 100 + middle;
  });
  return frame(15_934, words, voltage);
}
