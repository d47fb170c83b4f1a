import { describe, expect, it } from 'vitest';
import { select, type Selected } from './selection.ts';

const of = (...present: string[]): Readonly<Record<string, Selected>> => select({ present, deleted: [] });
const filesOf = (selected: Selected | undefined): readonly string[] =>
  selected?.what === 'files' ? selected.files : [];

describe('what has changed', () => {
  it('calls for the tests that import it, and for no journey where it is of the server', () => {
    const path = 'apps/server/src/modules/agroevidence/parcels/read-parcels.ts';
    const { server, web, postgres, journeys } = of(path);
    expect(filesOf(server)).toEqual([path]);
    expect([web?.what, postgres?.what, journeys?.what]).toEqual(['nothing', 'nothing', 'nothing']);
  });

  it('calls for all tests on both databases where it is a migration', () => {
    const { server, postgres } = of('apps/server/src/modules/core/migrations/0001-farms.sql');
    expect([server?.what, postgres?.what]).toEqual(['all', 'all']);
  });

  it('calls for the journeys through the feature that it is in, and not for others', () => {
    const files = filesOf(of('apps/web/src/features/account/AccountScreen.tsx')['journeys']);
    expect(files).toContain('e2e/account.spec.ts');
    expect(files).not.toContain('e2e/land-update-map.spec.ts');
  });

  it('calls for the journeys that import it', () => {
    const files = filesOf(of('apps/simulators/src/tile-server/tile-server.ts')['journeys']);
    expect(files).toContain('e2e/base-layers.spec.ts');
    expect(files).not.toContain('e2e/account.spec.ts');
  });

  it('calls for everything where it is about all tests', () => {
    const { unit, server, web, journeys } = of('package-lock.json');
    expect([unit, server, web, journeys].map((selected) => selected?.what)).toEqual(['all', 'all', 'all', 'all']);
  });

  it('may be nothing but words: then only they are checked', () => {
    const { check, ...tests } = of('docs/GLOSSARY.md');
    expect(filesOf(check)).toEqual(['docs/GLOSSARY.md']);
    expect(Object.values(tests).map(({ what }) => what)).toEqual([
      'nothing',
      'nothing',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });
});
