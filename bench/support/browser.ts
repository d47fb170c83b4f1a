import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../tools/tests/chromium.ts';

/** A real Chromium that draws by processor alone, as on an office machine without a graphics card, and stays on this machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Drawn by the processor, as where there is no graphics card; playing one by the processor takes three times as long.
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  });
}
