import { afterEach, describe, expect, it } from 'vitest';
import { createSemaphore } from '#server/concurrency/semaphore.ts';
import { createApp } from '#server/app.ts';
import type { HearAhead, ReadLandFile } from '#server/files/land/land-file.ts';
import { LandFileError } from '#server/files/land/land-problems.ts';
import { createLandReader } from '#server/files/land/land-reader.ts';
import { readLandFile, type LandParcel } from '#server/files/land/read-land-file.ts';
import type { App } from '#server/http/app-types.ts';
import { landFile } from '#server/testing/import-land.ts';
import { bohemia, manyParcels, ringAround, zippedShapefile, type Point } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import { multipart } from '#server/testing/test-api.ts';
import { createAheadJudge } from '../land/judge-ahead.ts';

const started = startApp();

const [x, y] = bohemia;
const bowTie: Point[] = [
  [x, y],
  [x + 0.004, y + 0.004],
  [x + 0.004, y],
  [x, y + 0.004],
  [x, y],
];
const bytes = zippedShapefile({
  parcels: [
    ...manyParcels(7, [14.3, 49.2], 0.004),
    { rings: [bowTie] },
    { rings: [ringAround([x + 0.03, y], 0.000_002)] },
  ],
});

const apps: App[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** What is said of the file by an app whose land files are read in some way. */
async function reportBy(read: ReadLandFile): Promise<unknown> {
  const app = await createApp(
    { ...started.services, landReader: createLandReader(createSemaphore(1), read) },
    { limitFactor: 1000 },
  );
  apps.push(app);
  const { headers, payload } = await multipart('lpisFile', landFile(bytes, 'a.zip'));
  const { token } = await started.make.user();
  const answer = await app.inject({
    method: 'POST',
    url: '/agroevidence/registration/shapefile/validate?countryCode=CZ',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return answer.json();
}

function tell(hearAhead: HearAhead | undefined, parcels: readonly LandParcel[], parcelsOfFile: number): void {
  const wkb = (index: number): Uint8Array => parcels[index]?.wkb ?? new Uint8Array();
  const areasM2 = parcels.map(({ areaM2 }) => areaM2);
  hearAhead?.({ rows: parcels.map(({ row }) => row), areasM2, parcelsOfFile, wkb });
}

/** A reader that tells so many parcels ahead, two at a time, of a file that may turn out to be another size. */
function readerTelling(count: number, parcelsOfFile: number): ReadLandFile {
  return async (request, hearAhead) => {
    const file = await readLandFile(request);
    for (let begin = 0; begin < count; begin += 2) tell(hearAhead, file.parcels.slice(begin, begin + 2), parcelsOfFile);
    return file;
  };
}

describe('A land file whose outlines are judged while the rest of it is read', () => {
  it('is told of as one that is judged when it has been read, however many were judged before', async () => {
    const afterwards = await reportBy(readLandFile);
    expect(afterwards).toMatchObject({ validation: 1, parcels: 8, skipped: 1 });
    for (const count of [2, 9]) expect(await reportBy(readerTelling(count, 9))).toEqual(afterwards);
  });

  it('is judged anew where it turns out to be much smaller, so that its small map is as fine as any', async () => {
    expect(await reportBy(readerTelling(9, 5000))).toEqual(await reportBy(readLandFile));
  });

  it('waits until it has been read where others are asking for something', async () => {
    const { parcels } = await readLandFile({ bytes, fileName: 'a.zip', countryCode: 'CZ' });
    const caller = { userId: 1, gone: new AbortController().signal };
    const judgedWhile = async (othersAsk: boolean): Promise<number> => {
      const askers = { note: () => undefined, haveAsked: () => othersAsk };
      const judge = createAheadJudge({ database: started.services.database, askers }, caller);
      tell(judge.hear, parcels.slice(0, 2), parcels.length);
      return (await judge.end(parcels.length)).size;
    };
    expect(await judgedWhile(true)).toBe(0);
    expect(await judgedWhile(false)).toBe(2);
  });

  it('is told of by what refused it, whatever was told ahead', async () => {
    const refused = await reportBy(async (request, hearAhead) => {
      await readerTelling(9, 9)(request, hearAhead);
      throw new LandFileError('landFile.tooHard');
    });
    expect(refused).toMatchObject({ validation: -1, problems: [{ code: 'landFile.tooHard' }] });
  });

  it('is judged with its file where what was told ahead cannot be judged', async () => {
    const spoilt = await reportBy((request, hearAhead) => {
      hearAhead?.({ rows: [1], areasM2: [1], parcelsOfFile: 9, wkb: () => Uint8Array.of(1, 2, 3) });
      return readLandFile(request);
    });
    expect(spoilt).toEqual(await reportBy(readLandFile));
  });
});
