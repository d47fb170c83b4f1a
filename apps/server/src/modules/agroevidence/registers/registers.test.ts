import type { RegisterImport, RegisterImportRow, RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import {
  fertilizerFile,
  listedProduct,
  organismFile,
  productFile,
  publicRegisters,
} from '@brazda/simulators/registry/public-registers.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { registryDay } from '../registry/registry-day.ts';

// The catalogue is the same for all farms, so this app has a database of its own.
const started = startApp({ database: () => openTestDatabase() });

async function calls(): Promise<ReturnType<typeof started.api>['agroevidence']['registers']> {
  return started.api(await started.make.admin()).agroevidence.registers;
}

async function imported(register: RegisterKind, file: string, mayBeSmaller = false): Promise<RegisterImport> {
  const registers = await calls();
  const query = { register, 'may-be-smaller': mayBeSmaller };
  const { id } = await registers.importFile({ query, file: new File([file], 'export.xml') });
  return ended(id);
}

async function ended(id: number): Promise<RegisterImport> {
  const registers = await calls();
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { rows } = await registers.imports({ query: {} });
    const found = rows.find((row) => row.id === id);
    if (found && found.state !== 'IN_PROGRESS') return found;
    started.services.nudge();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The import does not end');
}

async function rowsOf({ id }: RegisterImport): Promise<RegisterImportRow[]> {
  return (await (await calls()).rows({ params: { id }, query: {} })).rows;
}

async function found(search: string, query: Record<string, unknown> = {}) {
  const { user } = await started.make.farmer();
  const { catalogueMaterials } = started.api(user).agroevidence;
  return (await catalogueMaterials.list({ query: { kind: 'PLANT_PROTECTION', search, ...query } })).rows;
}

const wholeRegister = publicRegisters();
const [fungicide] = wholeRegister.products;
if (!fungicide) throw new Error('The register of the tests is empty');

describe('the import of a register from a file', () => {
  it('adds its products to the catalogue, where every farm finds them by name, number, crop and organism', async () => {
    const {
      id: _,
      startedAt: __,
      finishedAt: ___,
      ...result
    } = await imported('PLANT_PROTECTION', productFile(wholeRegister));
    expect(result).toEqual({
      ...{ register: 'PLANT_PROTECTION', countryCode: 'CZ', origin: 'FILE', fileName: 'export.xml' },
      ...{ version: '2026-03-02', state: 'SUCCESS', failure: null, failureLine: null },
      ...{ records: 3, added: 3, changed: 0, ended: 0, unchanged: 0, refused: 0 },
    });
    for (const search of ['zkusebni fung', '9001-0', 'psenice ozima fung', 'branicnatka', 'latka zkusebni 9001'])
      expect((await found(search)).map(({ name }) => name)).toContain('Zkušební Fung');
    expect(await found('9001-0')).toMatchObject([
      {
        catalogueType: 'PUBLIC',
        isGeneralKnowledge: false,
        source: 'Registr přípravků na ochranu rostlin (ÚKZÚZ)',
        validFrom: '2015-04-01',
        validTo: '2030-12-31',
        registered: { isAuthorised: true, authorisedTo: '2030-12-31', leftOn: null },
      },
    ]);
    expect(await found('', { organism: 'SEPTTR' })).toMatchObject([{ name: 'Zkušební Fung' }]);
  });

  it('keeps a use on a crop that we do not know as one of which nothing is known', async () => {
    const product = listedProduct(110, 'Zkušební Směs', '9110-0', 'fungicid', [
      { crops: ['pšenice ozimá', 'zemní hruška'], organisms: 'něco', preHarvest: '' },
    ]);
    await imported(
      'PLANT_PROTECTION',
      productFile({ ...wholeRegister, products: [...wholeRegister.products, product] }),
    );
    expect(await found('9110-0')).toMatchObject([
      {
        facts: {
          uses: [
            { cropIds: [1], cropText: 'pšenice ozimá', organisms: [{ code: null, name: 'něco' }] },
            { cropIds: [], cropText: 'zemní hruška' },
          ],
        },
      },
    ]);
  });

  it('leaves alone what is as it was, and tells what is new, changed and ended, with the days', async () => {
    await imported('PLANT_PROTECTION', productFile(wholeRegister));
    expect(await imported('PLANT_PROTECTION', productFile(wholeRegister))).toMatchObject({
      ...{ added: 0, changed: 0, ended: 0, unchanged: 3 },
    });
    const [first, second] = wholeRegister.products;
    if (!first || !second) throw new Error('The register of the tests is too short');
    const products = [
      { ...first, isAuthorised: false, authorisedTo: '2026-01-31', usableTo: '2027-01-31' },
      { ...second, name: 'Zkušební Herb Plus' },
      listedProduct(120, 'Zkušební Nový', '9120-0', 'herbicid', []),
    ];
    const after = await imported('PLANT_PROTECTION', productFile({ ...wholeRegister, products }));
    expect(after).toMatchObject({ added: 1, changed: 1, ended: 2, unchanged: 0 });
    expect(await rowsOf(after)).toMatchObject([
      { name: 'Zkušební Fung', outcome: 'ENDED', reason: null, validToBefore: '2030-12-31', validTo: '2027-01-31' },
      { name: 'Zkušební Herb Plus', outcome: 'CHANGED', validTo: '2030-12-31' },
      { name: 'Zkušební Nový', outcome: 'ADDED', validToBefore: null },
      { name: 'Zkušební Insekt', outcome: 'ENDED', reason: 'GONE', line: null, validToBefore: '2030-12-31' },
    ]);
    expect(await found('9001-0')).toMatchObject([{ validTo: '2027-01-31', registered: { isAuthorised: false } }]);
    const today = registryDay(started.services.clock.now());
    expect(await found('9003-0')).toMatchObject([{ registered: { isAuthorised: false, leftOn: today } }]);
    expect(await found('9003-0', { 'valid-on': today })).toEqual([]);
    const back = await imported('PLANT_PROTECTION', productFile(wholeRegister));
    expect(back).toMatchObject({ added: 0, changed: 3, ended: 1 });
    expect(await found('9003-0')).toMatchObject([{ validTo: '2030-12-31', registered: { leftOn: null } }]);
  });

  it('ends at once what is authorised no more and says nothing of stocks', async () => {
    const [first] = wholeRegister.products;
    if (!first) throw new Error('The register of the tests is empty');
    const product = { ...first, id: 130, number: '9130-0', isAuthorised: false };
    await imported(
      'PLANT_PROTECTION',
      productFile({ ...wholeRegister, products: [...wholeRegister.products, product] }),
    );
    const [row] = await found('9130-0');
    expect(row?.validTo?.localeCompare(registryDay(started.services.clock.now()))).toBe(-1);
  });

  it('tells refused rows with their line and reason, and takes the others over', async () => {
    const [first] = wholeRegister.products;
    if (!first) throw new Error('The register of the tests is empty');
    const products = [...wholeRegister.products, { ...first, id: 140, number: '' }];
    const result = await imported('PLANT_PROTECTION', productFile({ ...wholeRegister, products }), true);
    expect(result).toMatchObject({ state: 'SUCCESS', refused: 1, records: 4 });
    const refused = await (await calls()).rows({ params: { id: result.id }, query: { outcome: 'REFUSED' } });
    expect(refused).toMatchObject({ total: 1, rows: [{ outcome: 'REFUSED', reason: 'NO_NUMBER', name: first.name }] });
  });

  it.each([
    ['damaged', '<PRIPRAVKY><POLOZKA>'],
    ['unsafe', '<!DOCTYPE a []><a/>'],
    ['unknown', '<HNOJIVA><ROW ID="1"/></HNOJIVA>'],
  ])('that is %s changes nothing and says so', async (failure, file) => {
    const before = await found('zkusebni');
    expect(await imported('PLANT_PROTECTION', file)).toMatchObject({ state: 'FAILED', failure, added: 0 });
    expect(await found('zkusebni')).toEqual(before);
  });

  it('that holds only a part of what is known is refused, unless its sender says that it may', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      listedProduct(1000 + at, `Hromadný ${at}`, `8${at}00-0`, 'herbicid', []),
    );
    const products = [...wholeRegister.products, ...many];
    expect(await imported('PLANT_PROTECTION', productFile({ ...wholeRegister, products }))).toMatchObject({
      state: 'SUCCESS',
    });
    const part = productFile(wholeRegister);
    expect(await imported('PLANT_PROTECTION', part)).toMatchObject({ state: 'FAILED', failure: 'tooFew' });
    expect(await imported('PLANT_PROTECTION', part, true)).toMatchObject({ state: 'SUCCESS' });
  });

  it('is refused while another one of the register is under way', async () => {
    await sql`insert into agroevidence.register_import (register, country_code, origin, started_at)
      values ('FERTILIZER', 'CZ', 'FILE', now())`.execute(started.services.database.kysely);
    const query = { register: 'FERTILIZER' } as const;
    const file = new File([fertilizerFile(wholeRegister)], 'hnojiva.xml');
    await expect((await calls()).importFile({ query, file })).rejects.toMatchObject({ code: 'register.inProgress' });
    await sql`delete from agroevidence.register_import where state = 'IN_PROGRESS'`.execute(
      started.services.database.kysely,
    );
  });

  it('brings fertilizers with the nitrogen that counts, and organisms under the codes that are known', async () => {
    expect(await imported('FERTILIZER', fertilizerFile(wholeRegister))).toMatchObject({ state: 'SUCCESS', added: 2 });
    const { user } = await started.make.farmer();
    const { fertilizers, plantProtections } = started.api(user).agroevidence;
    expect(await fertilizers.suggestions({ query: { search: 'zkusebni digestat' } })).toMatchObject([
      { facts: { releaseClass: 'FAST', countedNitrogen: [{ percent: 60, source: 'RHN_GHN01D' }] } },
    ]);
    expect(await imported('ORGANISM', organismFile(wholeRegister))).toMatchObject({ added: 1, changed: 1 });
    const { rows } = await plantProtections.organisms({ query: { search: 'SEPTTR' } });
    expect(rows).toMatchObject([{ code: 'SEPTTR', registeredName: 'Zymoseptoria tritici', isGeneralKnowledge: false }]);
  });

  it('is for administrators: to others there is no such call', async () => {
    const { user } = await started.make.farmer();
    const file = new File([productFile(wholeRegister)], 'export.xml');
    await expect(
      started.api(user).agroevidence.registers.importFile({ query: { register: 'PLANT_PROTECTION' }, file }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('says what the catalogue has of each register', async () => {
    const { registers, isConnected } = await (await calls()).states({});
    expect(isConnected).toBe(false);
    expect(registers.map(({ register }) => register)).toEqual(['PLANT_PROTECTION', 'FERTILIZER', 'ORGANISM']);
    expect(registers[1]).toMatchObject({ rows: 2, formerRows: 0, version: '2026-03-02', isUnderWay: false });
  });
});
