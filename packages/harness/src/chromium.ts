import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runTool } from './command.ts';
import { aptInstall, canInstall } from './apt.ts';

/** The Chromium without windows first: it draws the same pages with two thirds of the work. */
const systemPlaces = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
].map((name) => `/usr/bin/${name}`);

/** The path of a Chromium that starts, installed first if there is none. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  const reason = await install();
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    `No Chromium (${reason}): run \`apt-get install chromium\` or \`npx playwright install --with-deps chromium\`, or set CHROMIUM_PATH`,
  );
}

/** The path of a Chromium that starts, if there is one. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  const places = named === undefined ? [...systemPlaces, chromium.executablePath()] : [named];
  for (const place of places) {
    // Ubuntu has a program of this name that only says where to get the real one, so being there is not enough.
    if (existsSync(place) && (await run(place, ['--version'])).code === 0) return place;
  }
  return undefined;
}

async function install(): Promise<string> {
  if (process.env['CHROMIUM_PATH'] !== undefined) return 'CHROMIUM_PATH leads to none';
  if (
    canInstall() &&
    (await aptInstall(['chromium-headless-shell', 'chromium'])) === undefined &&
    (await findChromium())
  )
    return '';
  console.log('Installing Chromium by Playwright …');
  const { code, output } = await runTool('playwright', [
    'install',
    ...(canInstall() ? ['--with-deps'] : []),
    'chromium',
  ]);
  return code === 0 ? 'installed, but it does not start' : (output.trim().split('\n').at(-1) ?? '');
}
