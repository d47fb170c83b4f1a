import { describe, expect, it } from 'vitest';
import { landFile } from '#server/testing/import-land.ts';
import { rowCounts } from '#server/testing/row-counts.ts';
import { DPB_COLUMNS, manyParcels, zippedShapefile } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/** Rows of the whole database are counted: nobody else may work on it. */
const started = startApp({ database: () => openTestDatabase() });

const zip = zippedShapefile({ parcels: manyParcels(3, [14.3, 49.2], 0.004, 8), columns: DPB_COLUMNS });

describe('Registration', () => {
  it.each([
    [
      'a country that is not served',
      { countryCode: 'US', farmName: 'Farm' },
      { status: 422, code: 'country.unsupported' },
    ],
    ['a country that is none', { countryCode: 'cz', farmName: 'Farma' }, { status: 400, code: 'validation.failed' }],
    ['a farm without a name', { countryCode: 'CZ', farmName: ' ' }, { status: 400, code: 'validation.failed' }],
    [
      'a layer that is not there',
      { countryCode: 'CZ', farmName: 'Farma', layer: 'jiná' },
      { status: 422, code: 'landFile.invalid' },
    ],
    [
      'a column that is not there',
      { countryCode: 'CZ', farmName: 'Farma', 'name-column': 'JINÝ' },
      { status: 422, code: 'landFile.invalid' },
    ],
  ])('refuses %s and keeps nothing', async (_, query, failure) => {
    const user = await started.make.user();
    const { registration } = started.api(user).agroevidence;
    const before = await rowCounts(started.services.database);
    await expect(registration.shapefile({ query, file: landFile(zip) })).rejects.toMatchObject(failure);
    expect(await rowCounts(started.services.database)).toEqual(before);
  });

  it('needs a file in its field', async () => {
    const user = await started.make.user();
    const url = '/agroevidence/registration/shapefile?countryCode=CZ&farmName=Farma';
    const headers = { authorization: `Bearer ${user.token}` };
    const send = async (form: FormData | undefined): Promise<unknown> => {
      const encoded = new Response(form ?? '{}');
      const type = form ? (encoded.headers.get('content-type') ?? '') : 'application/json';
      const payload = Buffer.from(await encoded.arrayBuffer());
      const answer = await started.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      });
      return answer.json();
    };
    const other = new FormData();
    other.set('another', landFile(zip));
    const empty = new FormData();
    empty.set('lpisFile', landFile(Buffer.alloc(0)));
    const text = new FormData();
    text.set('lpisFile', 'text');
    expect(await send(other)).toMatchObject({ status: 422, code: 'landFile.missing' });
    expect(await send(empty)).toMatchObject({ status: 422, code: 'landFile.missing' });
    expect(await send(text)).toMatchObject({ status: 422, code: 'landFile.missing' });
    expect(await send(undefined)).toMatchObject({ status: 415, code: 'request.mediaType' });
  });

  it('of an empty farm has no import', async () => {
    const { registration, imports, parcels: list } = started.api(await started.make.user()).agroevidence;
    const farm = await registration.empty({ body: { farmName: ' Prázdná ', countryCode: 'SK' } });
    expect(farm).toMatchObject({ name: 'Prázdná', countryCode: 'SK', importId: null, boundingBox: null });
    expect((await imports.list()).total).toBe(0);
    expect((await list.list()).total).toBe(0);
  });
});
