import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../tools/tests/chromium-arguments.ts';
import { ensureChromium } from '../../tools/tests/chromium.ts';

/** A real Chromium that draws by processor alone, as on an office machine without a graphics card, and stays on this machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments],
  });
}
