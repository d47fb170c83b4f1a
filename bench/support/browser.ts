import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '@brazda/harness/chromium-arguments.ts';
import { ensureChromium } from '@brazda/harness/chromium.ts';

/** A real Chromium that draws by processor alone, as on an office machine without a graphics card, and stays on this machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments],
  });
}
