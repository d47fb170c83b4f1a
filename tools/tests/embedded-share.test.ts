import { describe, expect, it } from 'vitest';
import { embeddedShare } from './embedded-share.ts';

const ground = [
  'apps/server/src/db/migrate.test.ts',
  'apps/server/src/jobs/jobs.test.ts',
  'apps/server/src/testing/durability/kill.test.ts',
];
const modules = [
  ...Array.from({ length: 86 }, (_, at) => `apps/server/src/modules/core/rule-${at}.test.ts`),
  'apps/server/src/http/request-keys.test.ts',
  'apps/server/src/testing/isolation.test.ts',
  'apps/server/src/testing/roles.test.ts',
  'apps/server/src/seed/demo-farm.test.ts',
];
const elsewhere = [
  'apps/server/src/db/owner.postgres.test.ts',
  'apps/server/src/db/sql.unit.test.ts',
  'apps/server/a.ts',
];
const shareOf = (seed: number): readonly string[] => embeddedShare(seed, [...ground, ...modules, ...elsewhere]).files;

describe('what a usual run tests on the embedded database', () => {
  it('is all of the ground and about a third of what is about modules and their calls', () => {
    const { files, leftOut } = embeddedShare(7, [...ground, ...modules, ...elsewhere]);
    expect(files.slice(0, ground.length)).toEqual(ground);
    expect(files.length + leftOut).toBe(ground.length + modules.length);
    expect(leftOut).toBeGreaterThan(45);
    expect(leftOut).toBeLessThan(75);
  });

  it('is the same again for the same seed, and everything in the course of time', () => {
    expect(shareOf(7)).toEqual(shareOf(7));
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => shareOf(seed)).flat());
    expect([...seen].toSorted()).toEqual([...ground, ...modules].toSorted());
  });
});
