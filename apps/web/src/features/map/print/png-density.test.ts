import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { withDensity } from './png-density.ts';

it('a picture says how large it is on paper, behind its header and with a sum that is right', async () => {
  const png = new Uint8Array(60).map((_, at) => at);
  const told = Buffer.from(await withDensity(new Blob([png], { type: 'image/png' }), 300).arrayBuffer());
  expect(told.length).toBe(81);
  expect(told.subarray(0, 33)).toEqual(Buffer.from(png.subarray(0, 33)));
  expect(told.subarray(54)).toEqual(Buffer.from(png.subarray(33)));
  expect(told.toString('latin1', 37, 41)).toBe('pHYs');
  expect([told.readUInt32BE(41), told.readUInt32BE(45), told[49]]).toEqual([11_811, 11_811, 1]);
  expect(told.readUInt32BE(50)).toBe(crc32(told.subarray(37, 50)));
});
