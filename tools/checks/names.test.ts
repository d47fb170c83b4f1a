import { describe, expect, it } from 'vitest';
import { repeatedNumbers } from './names.ts';

const core = 'apps/server/src/modules/core/migrations';
const gateway = 'apps/server/src/modules/gateway/migrations';

describe('repeatedNumbers', () => {
  it('lets each module count for itself below 100', () => {
    expect(repeatedNumbers([`${core}/0001-ground.sql`, `${gateway}/0001-accounts.sql`])).toEqual([]);
  });

  it('names two migrations of one number, of one module or from 100 on of two', () => {
    expect(repeatedNumbers([`${core}/0001-a.sql`, `${core}/0001-b.sql`])).toEqual([
      `${core}/0001-b.sql: its number is that of ${core}/0001-a.sql`,
    ]);
    expect(repeatedNumbers([`${core}/0100-a.sql`, `${gateway}/0101-b.sql`, `${gateway}/0100-c.sql`])).toEqual([
      `${gateway}/0100-c.sql: its number is that of ${core}/0100-a.sql`,
    ]);
  });
});
