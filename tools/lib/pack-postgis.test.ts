import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPostgis } from './pack-postgis.mjs';

describe('the packed PostGIS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brazda-postgis-'));
  const path = join(folder, 'postgis.tar.gz');
  const listed = (...options: string[]): string[] =>
    execFileSync('tar', ['-z', ...options, '-f', path], { encoding: 'utf8' })
      .trim()
      .split('\n');

  beforeAll(() => packPostgis(path));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the library, the projections, and what makes the extension and brings an older one up to date', () => {
    const names = listed('-t');
    expect(names).toContain('lib/postgresql/postgis-3.so');
    expect(names).toContain('share/proj/proj.db');
    expect(names).toContain('share/postgresql/extension/postgis.control');
    const [version] = listed('-x', '-O', 'share/postgresql/extension/postgis.control')
      .map((line) => /^default_version = '(.+)'$/.exec(line)?.[1])
      .filter((found) => found !== undefined);
    expect(names).toContain(`share/postgresql/extension/postgis--${version}.sql`);
    expect(names).toContain(`share/postgresql/extension/postgis--ANY--${version}.sql`);
    expect(names).toContain('share/postgresql/extension/postgis--3.5.0--ANY.sql');
  });

  it('has nothing of rasters, topologies and addresses', () => {
    expect(listed('-t').filter((name) => /raster|topology|tiger|address/.test(name))).toEqual([]);
  });
});
