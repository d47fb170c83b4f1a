import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runTool } from './command.ts';
import { aptInstall, canInstall } from './apt.ts';

/** Without windows: it draws the same pages with two thirds of the work, and shows no notices. */
const shell = 'chromium-headless-shell';
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The one that draws with the least work, or one that has all that browsers have. */
export type ChromiumWish = 'quickest' | 'whole';

/** The path of a Chromium that starts, installed first if there is none. */
export async function ensureChromium(wish: ChromiumWish = 'quickest'): Promise<string> {
  const found = await findChromium(wish);
  if (found !== undefined) return found;
  const reason = await install(wish);
  const installed = await findChromium(wish);
  if (installed !== undefined) return installed;
  throw new Error(
    `No Chromium (${reason}): run \`apt-get install chromium\` or \`npx playwright install --with-deps chromium\`, or set CHROMIUM_PATH`,
  );
}

/** The path of a Chromium that starts, if there is one. */
export async function findChromium(wish: ChromiumWish = 'quickest'): Promise<string | undefined> {
  for (const place of placesOf(wish)) {
    // Ubuntu has a program of this name that only says where to get the real one, so being there is not enough.
    if (existsSync(place) && (await run(place, ['--version'])).code === 0) return place;
  }
  return undefined;
}

function placesOf(wish: ChromiumWish): readonly string[] {
  const named = process.env['CHROMIUM_PATH'];
  const isMeant = named !== undefined && (wish === 'quickest' || !named.endsWith(shell));
  if (isMeant) return [named];
  const names = wish === 'quickest' ? [shell, ...withWindows] : withWindows;
  return [...names.map((name) => `/usr/bin/${name}`), chromium.executablePath()];
}

async function install(wish: ChromiumWish): Promise<string> {
  if (wish === 'quickest' && process.env['CHROMIUM_PATH'] !== undefined) return 'CHROMIUM_PATH leads to none';
  const packages = wish === 'quickest' ? [shell, 'chromium'] : ['chromium'];
  if (canInstall() && (await aptInstall(packages)) === undefined && (await findChromium(wish))) return '';
  console.log('Installing Chromium by Playwright …');
  const { code, output } = await runTool('playwright', [
    'install',
    ...(canInstall() ? ['--with-deps'] : []),
    'chromium',
  ]);
  return code === 0 ? 'installed, but it does not start' : (output.trim().split('\n').at(-1) ?? '');
}
