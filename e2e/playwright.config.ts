import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '@brazda/harness/chromium-arguments.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];
const folder = import.meta.dirname;
const connected = readdirSync(folder).filter(
  (file) => file.endsWith('.spec.ts') && readFileSync(join(folder, file), 'utf8').includes('./connected-fixtures.ts'),
);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  workers: 2,
  // One kind of product after the other: a worker that goes from one to the other starts another server each time.
  projects: [
    { name: 'connected', testMatch: connected },
    { name: 'alone', testIgnore: connected },
  ],
  forbidOnly: true,
  // Generous: two browsers, software rendering and an embedded database may share two cores with other work.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  // Begun anew only to tell a broken journey from a flaky one, with a recording; both count as failed.
  retries: 1,
  failOnFlakyTests: true,
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1600, height: 1000 },
    // What a worker fetches escapes the guard of the journeys; only work without a network needs one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs half as much again as the journey itself, so it waits until one has failed.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [...chromiumArguments],
    },
  },
});
