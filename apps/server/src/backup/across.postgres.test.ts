import { describe, expect, it } from 'vitest';
import { openInMemory } from '../db/open-embedded.ts';
import { backUp, restoreInto } from '../testing/backup-round.ts';
import { startApp } from '../testing/start-app.ts';
import { openEmptyDatabase, openTestDatabase } from '../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { wholeTables } from '../testing/whole-tables.ts';

const started = startApp({ database: openTestDatabase });

/** All but when schedules came last: each minute goes on while this is compared. */
async function keptTables(database: Database): Promise<object> {
  return { ...(await wholeTables(database)), 'core.schedule': null };
}

describe('A backup of PostgreSQL', () => {
  it('is restored into the embedded database, and from there into PostgreSQL again, row by row', async () => {
    const { user, farm } = await started.make.farmer();
    await started.make.landUpdate(await started.make.parcel({ farm, name: 'Přes "oba" \\ světy' }));
    await started.make.invitation(farm, user, 'soused@example.com');
    const kept = await keptTables(started.services.database);
    const embedded = await openInMemory({ code: true, rows: true });
    await restoreInto(embedded, await backUp(started.services.database));
    expect(await keptTables(embedded)).toEqual(kept);
    const back = await openEmptyDatabase();
    await restoreInto(back, await backUp(embedded));
    expect(await keptTables(back)).toEqual(kept);
    await Promise.all([embedded.close(), back.close()]);
  });
});
