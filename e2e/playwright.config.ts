import { defineConfig } from '@playwright/test';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  workers: 2,
  forbidOnly: true,
  // Generous: two browsers, software rendering and an embedded database may share two cores with other work.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  retries: 1,
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1600, height: 1000 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Drawn by the processor, as where there is no graphics card; playing one by the processor takes three times as long.
        '--disable-gpu',
        // Whatever the tests do not see, workers for example, finds no address outside either.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
