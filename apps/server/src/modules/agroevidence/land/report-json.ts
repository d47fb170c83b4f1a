import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { createTurns } from '#server/concurrency/in-turns.ts';
import { jsonWith, ReadyJson } from '#server/http/ready-json.ts';

const outlinesAtOnce = 100;

/** The report of a land file as JSON, written a few outlines at a time: all of a large file would hold up everybody. */
export async function reportJson({ outlines, ...report }: LandFileReport): Promise<ReadyJson> {
  const turn = createTurns();
  const pieces: string[] = [];
  for (let begin = 0; begin < outlines.length; begin += outlinesAtOnce) {
    await turn();
    pieces.push(JSON.stringify(outlines.slice(begin, begin + outlinesAtOnce)).slice(1, -1));
  }
  return new ReadyJson(jsonWith(report, 'outlines', `[${pieces.join(',')}]`));
}
