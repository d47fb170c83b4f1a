import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFirstStart } from '@brazda/harness/administrator.ts';
import { buildStale } from '@brazda/harness/build-stale.ts';
import { runTool } from '@brazda/harness/command.ts';
import { root } from '@brazda/harness/root.ts';
import { takeCareOf } from '@brazda/harness/caretaker.ts';
import { ensureChromium } from '@brazda/harness/chromium.ts';
import { durationsIn, tallyOf, type JourneyReport } from './journey-report.ts';
import { tellSlowest } from './slowest.ts';
import { judged, nothing, type Tally } from './tally.ts';

/** Runs the journeys in a real browser, on the production build. */
export async function runJourneys(filters: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const chromium = await ensureChromium();
  await buildStale([], { isShown: true });
  const path = join(root, 'test-results', 'journeys.json');
  await rm(path, { force: true });
  const folder = mkdtempSync(join(tmpdir(), 'brazda-first-start-'));
  const remove = takeCareOf({ folder });
  try {
    await makeFirstStart(folder);
    const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...filters], {
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path, FIRST_START: folder },
      isShown: true,
    });
    return judged(await readTally(path), code);
  } finally {
    await remove();
  }
}

async function readTally(path: string): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return nothing;
  const report = JSON.parse(text) as JourneyReport;
  tellSlowest('journeys', durationsIn(report));
  return tallyOf(report);
}
