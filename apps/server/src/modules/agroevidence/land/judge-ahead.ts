import { areOthersAsking, giveWay, type Askers } from '#server/concurrency/back-pressure.ts';
import type { Database } from '#server/db/database.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { judgeOutlines, type JudgedOutline } from '#server/db/spatial.ts';
import type { HearAhead, OutlinesAhead } from '#server/files/land/land-file.ts';
import type { LandFileCaller } from '#server/files/land/land-reader.ts';
import { judgedAtOnce, simplifyDegreesOf } from './judging-pieces.ts';

/** More are judged once the file has been read: then they need not be held twice. */
const mostWaiting = 8;

/** Judges outlines while the rest of their file is still being read; while others ask for something, reading alone goes on. */
export interface AheadJudge {
  readonly hear: HearAhead;
  /** Begins no more, and gives what was said of those outlines, by their rows, of a file of so many parcels. */
  end(parcelsOfFile: number): Promise<ReadonlyMap<number, JudgedOutline>>;
}

export function createAheadJudge(
  { database, askers }: { readonly database: Database; readonly askers: Askers },
  { gone, userId }: LandFileCaller,
): AheadJudge {
  const judged = new Map<number, JudgedOutline>();
  const waiting: OutlinesAhead[] = [];
  const underWay = new Set<Promise<void>>();
  let simplifyDegrees = 0;
  const judge = async ({ rows, areasM2, wkb }: OutlinesAhead): Promise<void> => {
    const began = performance.now();
    const outlines = rows.map((row, index) => ({ row, wkb: wkb(index), areaM2: areasM2[index] ?? null }));
    const said = await withSystem(database, (tx) =>
      judgeOutlines(tx.sql, { kind: 'degrees' }, outlines, simplifyDegrees),
    );
    for (const outline of said) judged.set(outline.row, outline);
    await giveWay(askers, began, [userId]);
  };
  const judgeWaiting = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !gone.aborted; next = waiting.shift()) await judge(next);
  };
  return {
    hear: (ahead) => {
      if (areOthersAsking(askers, [userId])) return;
      simplifyDegrees = simplifyDegreesOf(ahead.parcelsOfFile);
      if (waiting.length < mostWaiting) waiting.push(ahead);
      if (underWay.size >= judgedAtOnce[database.kind]) return;
      // What fails here is judged again with its file, and then told.
      const work = judgeWaiting().catch(() => undefined);
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    end: async (parcelsOfFile) => {
      waiting.length = 0;
      await Promise.all(underWay);
      return simplifyDegreesOf(parcelsOfFile) === simplifyDegrees ? judged : new Map();
    },
  };
}
