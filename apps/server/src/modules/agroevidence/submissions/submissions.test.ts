import { createHash } from 'node:crypto';
import type { Submission } from '@brazda/contract/agroevidence/submissions.ts';
import { registryLogin } from '@brazda/simulators/registry/registry-land.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { startConnectedApp } from '#server/testing/connected-app.ts';
import { makeSprayedFarm, type SprayedFarm } from '#server/testing/sprayed-farm.ts';

/** A day of the farming year 2026/27: November is not over, October is due. */
const now = Date.parse('2026-11-20T09:00:00Z');
const settings = JSON.stringify({
  timeoutSeconds: 1,
  records: { firstAskSeconds: 0.1, longestAskSeconds: 0.4, askHours: 72 },
});
const { registry, started } = await startConnectedApp({ environment: { REGISTRY_SETTINGS: settings } });

beforeAll(() => {
  started.clock.advance(now - Date.now());
});

const october = { to: '2026-10-31' };

const sprayedFarm = (): Promise<SprayedFarm> => makeSprayedFarm(started, registry);

async function settled(
  { api }: SprayedFarm,
  { id }: Pick<Submission, 'id'>,
  states: readonly Submission['state'][] = [],
) {
  const until = Date.now() + 60_000;
  const open: readonly Submission['state'][] = ['WAITING', 'SENDING', 'DELIVERED'];
  for (;;) {
    const found = await api.submissions.read({ params: { id } });
    if (states.includes(found.state) || !open.includes(found.state)) return found;
    if (Date.now() > until) throw new Error(`The submission stays ${found.state}`);
    started.services.nudge();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function textOf(response: Response): Promise<string> {
  return response.text();
}

describe('the records of a month', () => {
  it('are told whole and in the form that is published, by the judgement of another program', async () => {
    const { api, spray, parcelId, farm } = await sprayedFarm();
    await spray({ day: '2026-07-10' });
    await spray();
    const xml = await textOf(await api.submissions.file({ query: october }));
    const { body } = await started.app.inject({ url: '/agroevidence/reports/submissions/schemas/2/schema.xsd' });
    const judge = (contents: string) =>
      validateXML({
        xml: [{ fileName: 'records.xml', contents }],
        schema: [{ fileName: 'records.xsd', contents: body }],
      });
    expect((await judge(xml)).errors).toEqual([]);
    expect((await judge(xml.replace('<lpi:ObdobiDo>', '<lpi:Jine/><lpi:ObdobiDo>'))).valid).toBe(false);
    expect(xml).toContain('<lpi:ObdobiOd>2026-07-01</lpi:ObdobiOd><lpi:ObdobiDo>2026-10-31</lpi:ObdobiDo>');
    expect(xml).toContain(`<lpi:IdPozemek>brazda-${farm.id}-p${parcelId}</lpi:IdPozemek>`);
    expect(xml).toContain('<lpi:RegCislo>9001-0</lpi:RegCislo>');
    expect(xml).toContain('<lpi:MnozstviHa>1.500</lpi:MnozstviHa><lpi:MernaJednotka>l</lpi:MernaJednotka>');
    expect(xml.match(/<lpi:DatAplikaceZahajeni>/g)).toHaveLength(2);
    const check = await api.submissions.check({ query: october });
    expect(check).toMatchObject({ uses: 2, parcels: 1, errors: 0, isSendable: true, from: '2026-07-01' });
    expect(check.hash).toBe(createHash('sha256').update(xml).digest('hex'));
  });

  it('are those of the reports for inspections, which say whose they are', async () => {
    const { api, spray } = await sprayedFarm();
    const factsOf = async (report: 'plantProtection' | 'fertilizers') => {
      const file = await api.reports[report]({ query: { season: 2026, format: 'json' } });
      return ((await file.json()) as { readonly facts: object }).facts;
    };
    await spray();
    expect(await factsOf('plantProtection')).toMatchObject({ records: 1, holdingNumber: registryLogin.szrid });
    expect(await factsOf('fertilizers')).toMatchObject({ holdingNumber: registryLogin.szrid });
  });

  it('tell a small dose as it was said, and take none for missing', async () => {
    const { api, spray } = await sprayedFarm();
    await spray({ millilitres: 2.5 });
    await spray({ millilitres: 0.2, day: '2026-10-06' });
    const xml = await textOf(await api.submissions.file({ query: october }));
    expect(xml.match(/MnozstviHa>[^<]+/g)).toEqual(['MnozstviHa>0.0025', 'MnozstviHa>0.0002']);
    const schemas = ['1', '2'].map((version) => `/agroevidence/reports/submissions/schemas/${version}/schema.xsd`);
    const [first, second] = await Promise.all(
      schemas.map(async (url) => {
        const { body } = await started.app.inject({ url });
        return validateXML({
          xml: [{ fileName: 'records.xml', contents: xml }],
          schema: [{ fileName: 'records.xsd', contents: body }],
        });
      }),
    );
    expect([first?.valid, second?.valid]).toEqual([false, true]);
  });

  it('say which uses were mixed with a fertilizer, and what was planned and is not said to be done', async () => {
    const { api, spray } = await sprayedFarm();
    await spray({ day: '2026-09-10' });
    await spray({ isMixed: true });
    const planned = await spray({ day: '2026-10-20', state: 'PLANNED' });
    const xml = await textOf(await api.submissions.file({ query: october }));
    expect(xml.match(/<lpi:TankmixHnojivo>(true|false)/g)).toEqual([
      '<lpi:TankmixHnojivo>false',
      '<lpi:TankmixHnojivo>true',
    ]);
    const { findings, uses } = await api.submissions.check({ query: october });
    expect(uses).toBe(2);
    expect(findings.filter(({ code }) => code === 'NOT_DONE')).toMatchObject([
      { actionId: planned, day: '2026-10-20', parcel: 'Za humny', severity: 'WARNING' },
    ]);
  });

  it('name own organisms by their code of EPPO or in words, and never as the farm keeps them', async () => {
    const { api, spray } = await sprayedFarm();
    const coded = await api.organisms.create({ body: { name: 'Mšice z naší řepky', eppo: 'BRVSP' } });
    const named = await api.organisms.create({ body: { name: 'Krtonožka' } });
    await spray({ organismCodes: ['SEPTTR', coded.code, named.code] });
    const xml = await textOf(await api.submissions.file({ query: october }));
    expect(xml.match(/SkodlivyOrganismus>[^<]+/g)).toEqual(['SkodlivyOrganismus>SEPTTR', 'SkodlivyOrganismus>BRVSP']);
    expect(xml).toContain('Ucel>choroby, Krtonožka<');
    expect(xml).not.toContain('own-');
  });

  it('name the crop that is to be sown where nothing of it stands yet, and land without a crop as such', async () => {
    const { api, spray, parcelId } = await sprayedFarm();
    await spray({ cropId: 6 });
    const xml = await textOf(await api.submissions.file({ query: october }));
    expect(xml).toContain('<lpi:PredZasetim>true</lpi:PredZasetim>');
    await sql`update agroevidence.cultivation set retracted_at = now() where parcel_id = ${parcelId}`.execute(
      started.services.database.kysely,
    );
    await sql`update agroevidence.action_target set cultivation_id = null where parcel_id = ${parcelId}`.execute(
      started.services.database.kysely,
    );
    await spray({ cropId: null, day: '2026-10-07' });
    const check = await api.submissions.check({ query: october });
    expect(check.findings.map(({ code }) => code)).toContain('NO_CROP');
    expect(check.errors).toBe(0);
    expect(await textOf(await api.submissions.file({ query: october }))).toContain(
      '<lpi:IdPlodina>464</lpi:IdPlodina>',
    );
  });

  it('say what is missing of which action, and are not handed over before that is mended', async () => {
    const { api, spray, parcelId } = await sprayedFarm();
    const action = await spray({ number: null });
    const check = await api.submissions.check({ query: october });
    expect(check).toMatchObject({ errors: 1, isSendable: false });
    expect(check.findings).toContainEqual(
      expect.objectContaining({
        code: 'NO_AUTHORISATION',
        severity: 'ERROR',
        actionId: action,
        parcelId,
        day: '2026-10-05',
      }),
    );
    await expect(api.submissions.send({ body: october })).rejects.toMatchObject({ code: 'submission.hasErrors' });
    await expect(api.submissions.file({ query: october })).rejects.toMatchObject({ code: 'submission.hasErrors' });
  });

  it('are asked for by the month, and not before it is over', async () => {
    const { api, spray } = await sprayedFarm();
    await spray({ day: '2026-11-03' });
    const refused = (to: string, code: string) =>
      expect(api.submissions.send({ body: { to } })).rejects.toMatchObject({ code });
    await refused('2026-10-30', 'submission.notMonthEnd');
    await refused('2026-10-31', 'submission.nothingUsed');
    await refused('2026-11-30', 'submission.monthNotOver');
  });
});

describe('the months of a farming year', () => {
  it('say what is due until when and by which rule, and what is not asked of', async () => {
    const { api, spray } = await sprayedFarm();
    await spray();
    const year = await api.submissions.year({ query: {} });
    expect(year).toMatchObject({ isAsked: true, season: 2026, signsIn: true, isConnected: true, aboveHa: 200 });
    expect(year.months.map(({ to, standing }) => [to, standing])).toEqual([
      ['2026-11-30', 'NOT_OVER'],
      ['2026-10-31', 'TO_SEND'],
      ['2026-09-30', 'NOTHING'],
      ['2026-08-31', 'NOTHING'],
      ['2026-07-31', 'NOTHING'],
    ]);
    expect(year.months[1]).toMatchObject({ isNear: true, isLate: false, deadline: { dueOn: '2026-11-30' }, uses: 1 });
    expect(year.months[1]?.deadline.source).toContain('326/2004');
  });

  it('are none in a country that asks for no records', async () => {
    const { user, farm } = await started.make.farmer();
    await sql`update core.farm set country_code = 'SK' where id = ${farm.id}`.execute(started.services.database.kysely);
    const { submissions } = started.api(user).agroevidence;
    expect(await submissions.year({ query: {} })).toMatchObject({ isAsked: false, months: [] });
    await expect(submissions.check({ query: october })).rejects.toMatchObject({ code: 'submission.notAsked' });
  });
});

describe('what is handed over of whole farming years', () => {
  it('is told with its days and source where the country asks for it, and nothing where it does not', async () => {
    const { user, farm } = await started.make.farmer();
    const { submissions } = started.api(user).agroevidence;
    expect(await submissions.deadlines({})).toEqual([]);
    await sql`update core.farm set country_code = 'SK' where id = ${farm.id}`.execute(started.services.database.kysely);
    const deadlines = await submissions.deadlines({});
    expect(deadlines.map(({ report, season, dueOn, isPast }) => [report, season, dueOn, isPast])).toEqual([
      ['fertilizers', 2025, '2027-02-15', false],
      ['plant-protection', 2025, '2027-02-15', false],
      ['fertilizers', 2026, '2028-02-15', false],
      ['plant-protection', 2026, '2028-02-15', false],
      ['fertilizers', 2024, '2026-02-15', true],
      ['plant-protection', 2024, '2026-02-15', true],
    ]);
    expect(deadlines[0]).toMatchObject({ isEmptyToo: true, isNear: false, isGeneralKnowledge: false });
    expect(deadlines[1]?.source).toContain('405/2011');
  });
});

describe('a submission', () => {
  it('is sent, asked for until it is answered, accepted, kept byte for byte, and not sent again unchanged', async () => {
    registry.records.pending = 2;
    const worked = await sprayedFarm();
    const { api, spray } = worked;
    await spray();
    const xml = await textOf(await api.submissions.file({ query: october }));
    const begun = await api.submissions.send({ body: october });
    expect(begun).toMatchObject({ state: 'WAITING', uses: 1, from: '2026-07-01', to: '2026-10-31' });
    const done = await settled(worked, begun);
    expect(done).toMatchObject({ state: 'ACCEPTED', faults: [], guid: registry.records.taken[0]?.guid });
    expect(await textOf(await api.submissions.sent({ params: { id: begun.id } }))).toBe(xml);
    expect(registry.bodies.find((body) => body.includes('EPOR_PPOR01A'))).toContain(xml);
    expect(registry.calls.filter((service) => service === 'EPOR_CHPOR01A')).toHaveLength(3);
    await expect(api.submissions.send({ body: october })).rejects.toMatchObject({ code: 'submission.sameAccepted' });
    expect((await api.submissions.year({ query: {} })).months[1]).toMatchObject({
      standing: 'ACCEPTED',
      isNear: false,
    });
  });

  it('that has errors pins each on its action, and is accepted once they are mended', async () => {
    const worked = await sprayedFarm();
    const { api, spray, parcelId } = worked;
    await spray({ day: '2026-09-01' });
    const wrong = await spray({ number: '1111-1' });
    const faulty = await settled(worked, await api.submissions.send({ body: october }));
    expect(faulty.state).toBe('FAULTY');
    expect(faulty.faults).toMatchObject([
      { part: 'USE', code: '401', kind: 'E', actionId: wrong, parcelId, parcel: 'Za humny', actionDay: '2026-10-05' },
    ]);
    const ofAction = await api.submissions.errorsOfAction({ query: { action: wrong } });
    expect(ofAction).toMatchObject([{ says: 'Přípravek s registračním číslem 1111-1 není v registru přípravků' }]);
    await api.actions.remove({ query: { actionIds: [wrong] } });
    await spray({ day: '2026-10-06' });
    expect(await settled(worked, await api.submissions.send({ body: october }))).toMatchObject({ state: 'ACCEPTED' });
    const ofDeleted = api.submissions.errorsOfAction({ query: { action: wrong } });
    await expect(ofDeleted).rejects.toMatchObject({ code: 'action.notFound' });
    const { rows } = await api.submissions.list({ query: october });
    expect(rows.map(({ state }) => state)).toEqual(['ACCEPTED', 'FAULTY']);
  });

  it('tells of a parcel what is wrong with its block', async () => {
    const worked = await sprayedFarm();
    const { api, spray, farm, parcelId } = worked;
    await sql`update agroevidence.parcel_version set block_number = '9999/9' where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    await spray();
    const faulty = await settled(worked, await api.submissions.send({ body: october }));
    expect(faulty.faults).toMatchObject([{ part: 'SOWING', code: '201', parcelId, actionId: null }]);
  });

  it('is sent once by a double press, and one of a month at a time', async () => {
    const worked = await sprayedFarm();
    const { api, spray } = worked;
    await spray();
    const key = 'the-same-press-1';
    const [one, other] = await Promise.all([
      api.submissions.send({ body: october, key }),
      api.submissions.send({ body: october, key }),
    ]);
    expect(other.id).toBe(one.id);
    await settled(worked, one);
    expect((await api.submissions.list({ query: {} })).total).toBe(1);
    expect(registry.records.taken).toHaveLength(1);
  });

  it('of which nobody knows whether it arrived says so, and can be sent again', async () => {
    const worked = await sprayedFarm();
    const { api, spray } = worked;
    await spray();
    registry.setMode('cut');
    const lost = await settled(worked, await api.submissions.send({ body: october }));
    expect(lost).toMatchObject({ state: 'MAYBE_SENT', failure: 'eagri.unavailable', guid: null });
    registry.setMode('normal');
    expect(await settled(worked, await api.submissions.send({ body: october }))).toMatchObject({ state: 'ACCEPTED' });
  });

  it('that a process left in the middle is not sent again by itself', async () => {
    const worked = await sprayedFarm();
    const { api, spray, farm } = worked;
    await spray();
    registry.setMode('slow');
    const begun = await api.submissions.send({ body: october });
    await settled(worked, begun, ['SENDING', 'MAYBE_SENT']);
    registry.setMode('normal');
    await settled(worked, begun);
    const { kysely } = started.services.database;
    await sql`update agroevidence.submission set state = 'SENDING' where farm_id = ${farm.id} and id = ${begun.id}`.execute(
      kysely,
    );
    await sql`insert into core.job (farm_id, kind, lane, key, payload) values (${farm.id}, 'send-submission', 'registry',
      ${String(begun.id)}, ${JSON.stringify({ submissionId: begun.id })}::jsonb)`.execute(kysely);
    const sentBefore = registry.calls.filter((service) => service === 'EPOR_PPOR01A').length;
    expect(await settled(worked, begun)).toMatchObject({ state: 'MAYBE_SENT', failure: 'submission.interrupted' });
    expect(registry.calls.filter((service) => service === 'EPOR_PPOR01A')).toHaveLength(sentBefore);
  });

  it('that the ministry refuses says why, and is the farm’s to mend', async () => {
    const worked = await sprayedFarm();
    const { api, spray } = worked;
    await spray();
    registry.setMode('refusal');
    expect(await settled(worked, await api.submissions.send({ body: october }))).toMatchObject({
      ...{ state: 'NOT_SENT', failure: 'eagri.forbidden' },
    });
    registry.setMode('errors');
    expect(await settled(worked, await api.submissions.send({ body: october }))).toMatchObject({
      ...{ state: 'NOT_SENT', failure: 'validation.submitError', failureSays: '99: Data nelze poskytnout' },
    });
  });

  it('that is not answered in time is given up, and asked for again when somebody wants it', async () => {
    registry.records.pending = 1000;
    const worked = await sprayedFarm();
    const { api, spray, farm } = worked;
    await spray();
    const begun = await api.submissions.send({ body: october });
    await settled(worked, begun, ['DELIVERED']);
    await expect(api.submissions.ask({ params: { id: begun.id } })).rejects.toMatchObject({
      code: 'submission.notUnanswered',
    });
    await sql`update agroevidence.submission set asked_until = '2026-11-19' where farm_id = ${farm.id}`.execute(
      started.services.database.kysely,
    );
    expect(await settled(worked, begun)).toMatchObject({ state: 'UNANSWERED' });
    for (const taken of registry.records.taken) taken.pending = 0;
    await api.submissions.ask({ params: { id: begun.id } });
    expect(await settled(worked, begun)).toMatchObject({ state: 'ACCEPTED' });
  });

  it('is nobody else’s: neither seen, nor had, nor asked for', async () => {
    const worked = await sprayedFarm();
    await worked.spray();
    const begun = await settled(worked, await worked.api.submissions.send({ body: october }));
    const stranger = (await sprayedFarm()).api.submissions;
    const params = { id: begun.id };
    const hidden = { code: 'submission.notFound' };
    await expect(stranger.read({ params })).rejects.toMatchObject(hidden);
    await expect(stranger.sent({ params })).rejects.toMatchObject(hidden);
    await expect(stranger.ask({ params })).rejects.toMatchObject(hidden);
    expect((await stranger.list({ query: {} })).rows).toEqual([]);
  });
});
