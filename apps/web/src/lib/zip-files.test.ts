import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFiles } from './zip-files.ts';

it('zipFiles keeps each file as it is, under its name', async () => {
  const zip = await zipFiles([new File(['abc'], 'pole.shp'), new File(['de'], 'lány.dbf')], 'pole.zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(zip.name).toBe('pole.zip');
  expect(Object.keys(files)).toEqual(['pole.shp', 'lány.dbf']);
  expect(new TextDecoder().decode(files['lány.dbf'])).toBe('de');
});
