import type { PlayedWeather } from './weather.ts';

function frame(voltage: number, write: (view: DataView) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(11));
  // The highest two bits say in words of the maker that it is full.
  view.setUint16(0, 0xc000 | Math.round(voltage * 1000));
  write(view);
  return new Uint8Array(view.buffer);
}

type Soil = Pick<PlayedWeather, 'soilTemperature' | 'soilMoisture' | 'conductivity'>;

/** LSE01, in soil. */
export function encodeSoilProbe({ soilTemperature, soilMoisture, conductivity }: Soil, voltage: number): Uint8Array {
  return frame(voltage, (view) => {
    view.setUint16(4, Math.round(soilMoisture * 100));
    view.setInt16(6, Math.round(soilTemperature * 100));
    view.setUint16(8, Math.round(conductivity * 1000));
    view.setUint8(10, 0x10);
  });
}

/** LLMS01, on a leaf; no other thermometer is connected. */
export function encodeLeafProbe(
  { leafWetness, temperature }: Pick<PlayedWeather, 'leafWetness' | 'temperature'>,
  voltage: number,
): Uint8Array {
  return frame(voltage, (view) => {
    view.setUint16(4, Math.round(leafWetness * 50));
    view.setInt16(6, Math.round(temperature * 10));
    view.setUint8(10, 1);
  });
}

const noThermometer = 0x7fff;

/** LHT65N, in the air, with nothing at the end of its cable. */
export function encodeAirProbe(
  { temperature, humidity }: Pick<PlayedWeather, 'temperature' | 'humidity'>,
  voltage: number,
): Uint8Array {
  return frame(voltage, (view) => {
    view.setInt16(2, Math.round(temperature * 100));
    view.setUint16(4, Math.round(humidity * 10));
    view.setUint8(6, 1);
    view.setInt16(7, noThermometer);
    view.setInt16(9, noThermometer);
  });
}
