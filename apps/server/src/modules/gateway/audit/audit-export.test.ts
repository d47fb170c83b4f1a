import { mostExportedEvents, type audit } from '@brazda/contract/gateway/audit.ts';
import readSpreadsheet from 'read-excel-file/node';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { nobody, recordAudit } from '#server/audit/record-audit.ts';
import { changeFarm } from '#server/testing/change-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const started = startApp();

type ExportQuery = z.input<typeof audit.exportFile.query>;

async function download(query: ExportQuery): Promise<Buffer> {
  const admin = await started.make.admin();
  const answer = await started.api(admin).gateway.audit.exportFile({ query });
  return Buffer.from(await answer.arrayBuffer());
}

async function csv(query: ExportQuery): Promise<string[]> {
  const text = (await download({ ...query, format: 'csv' })).toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

/** Renames of a farm, one a minute. */
async function renamed(farmId: number, names: readonly string[]): Promise<void> {
  for (const [minute, name] of names.entries()) {
    const at = new Date(Date.UTC(2021, 4, 1, 8, minute));
    await changeFarm(started.services.database, farmId, (tx) =>
      recordAudit(tx, nobody, { action: 'farm.changed', farmId, detail: { name } }, at),
    );
  }
}

describe('GET api/admin/audit/export', () => {
  it('gives what the filter leaves, newest first, in the language of whoever asks', async () => {
    const { farm } = await started.make.farmer();
    await renamed(farm.id, ['První', 'Druhá']);
    const [head, ...rows] = await csv({ 'farm-id': farm.id, action: 'farm.changed' });
    expect(head).toMatch(/^Kdy \(UTC\),Činnost,Kdo,/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toBe(`2021-05-01 08:01:00,Úprava farmy,systém,,${farm.name},${farm.id},Název: Druhá,farm.changed,`);
    expect(rows[1]).toContain('První');
    const [none] = [await csv({ 'farm-id': farm.id, action: 'farm.changed', from: '2021-05-02' })];
    expect(none).toHaveLength(1);
  });

  it('gives the same as a workbook', async () => {
    const { farm } = await started.make.farmer();
    await renamed(farm.id, ['Ze sešitu']);
    const [sheet] = await readSpreadsheet(await download({ 'farm-id': farm.id, action: 'farm.changed' }));
    expect(sheet?.sheet).toBe('Kdo co změnil');
    expect(sheet?.data[1]?.slice(1, 3)).toEqual(['Úprava farmy', 'systém']);
    expect(sheet?.data[1]?.[5]).toBe(farm.id);
  });

  it('lets no name that somebody chose become a formula', async () => {
    const { user } = await started.make.farmer();
    const farm = await started.make.farm(user, '=HYPERLINK("http://zlo.example")');
    await renamed(farm.id, ['@SUM(1+1)']);
    const [, row = ''] = await csv({ 'farm-id': farm.id, action: 'farm.changed' });
    expect(row).toContain(`"'=HYPERLINK(""http://zlo.example"")"`);
    expect(row).toContain('Název: @SUM(1+1)');
    const [sheet] = await readSpreadsheet(await download({ 'farm-id': farm.id, action: 'farm.changed' }));
    expect(sheet?.data[1]?.[4]).toBe('=HYPERLINK("http://zlo.example")');
  });

  it('names by their address whom something was done to', async () => {
    const { farm } = await started.make.farmer();
    const other = await started.make.user();
    const admin = await started.make.admin();
    const { gateway } = started.api(admin);
    await gateway.farmUsers.add({ query: { farmIds: [farm.id] }, body: { userId: other.id } });
    const [, row] = await csv({ 'farm-id': farm.id, action: 'member.added' });
    expect(row).toContain(`Uživatel: ${other.email}`);
    const { rows } = await gateway.audit.list({ query: { 'farm-id': farm.id, action: 'member.added' } });
    expect(rows[0]?.about).toEqual({ id: other.id, email: other.email });
  });

  it('is written down with what was chosen, and is not in its own file', async () => {
    const { farm } = await started.make.farmer();
    const admin = await started.make.admin();
    const { audit: log } = started.api(admin).gateway;
    await renamed(farm.id, ['Zapsaná']);
    await log.exportFile({ query: { 'farm-id': farm.id, format: 'csv', from: '2021-05-01' } });
    const { rows } = await log.list({ query: { action: 'audit.exported', 'user-id': admin.id } });
    expect(rows).toMatchObject([{ detail: { format: 'csv', entries: 1, from: '2021-05-01' }, user: { id: admin.id } }]);
    expect(rows[0]?.farm).toMatchObject({ id: farm.id });
  });

  it('is hidden from those who are no administrators', async () => {
    const { user } = await started.make.farmer();
    const refused = started.api(user).gateway.audit.exportFile({ query: {} });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });
});

describe('An export of very many entries', () => {
  const alone = startApp({ database: () => openTestDatabase() });

  const write = (count: number, year: number): Promise<unknown> =>
    sql`insert into core.audit_event (action, at)
      select 'session.signedOut', make_date(${year}::int, 1, 1) + n * interval '1 second'
      from generate_series(1, ${count}::int) n`.execute(alone.services.database.kysely);

  it('brings all of them, each once, whatever the size of the pieces', async () => {
    await write(2_345, 2019);
    const admin = await alone.make.admin();
    const query = { action: 'session.signedOut', to: '2019-12-31', format: 'csv' } as const;
    const answer = await alone.api(admin).gateway.audit.exportFile({ query });
    const [, ...rows] = (await answer.text()).trimEnd().split('\r\n');
    expect(rows).toHaveLength(2_345);
    expect(new Set(rows.map((row) => row.slice(0, 19))).size).toBe(2_345);
  });

  it('is refused beyond what one file may have, and says so', async () => {
    await write(mostExportedEvents + 1, 2018);
    const admin = await alone.make.admin();
    const { audit: log } = alone.api(admin).gateway;
    await expect(log.exportFile({ query: { to: '2018-12-31' } })).rejects.toMatchObject({
      status: 422,
      code: 'audit.tooMany',
    });
    expect((await log.list({ query: { action: 'audit.exported', 'user-id': admin.id } })).total).toBe(0);
  });
});
