import { describe, expect, it } from 'vitest';
import { landFileOf } from './land-file.ts';

describe('landFileOf', () => {
  it('packs the loose parts of a shapefile into one zip of its name', async () => {
    const file = await landFileOf(['pole.dbf', 'pole.SHP', 'cti.txt', 'pole.prj'].map((name) => new File(['x'], name)));
    expect(file?.name).toBe('pole.zip');
    const content = await file?.text();
    expect(content).toContain('pole.SHP');
    expect(content).not.toContain('cti.txt');
  });

  it('takes any other file as it is', async () => {
    const geojson = new File(['{}'], 'pole.geojson');
    expect(await landFileOf([geojson])).toBe(geojson);
  });
});
