import { aptInstall, canInstall } from './apt.ts';
import { run } from './command.ts';

/** What stands in a document, by a program that knows nothing of us; it is installed first if it is not there. */
export async function pdfText(path: string): Promise<string> {
  await ensureReader();
  const { code, output } = await run('pdftotext', ['-layout', path, '-']);
  if (code !== 0) throw new Error(output);
  return output;
}

async function ensureReader(): Promise<void> {
  if (await isThere()) return;
  const reason = canInstall() ? await aptInstall(['poppler-utils']) : 'only root can install it here';
  if (!(await isThere()))
    throw new Error(`No pdftotext (${reason ?? 'installed, but not found'}): run \`apt-get install poppler-utils\``);
}

async function isThere(): Promise<boolean> {
  const { code } = await run('pdftotext', ['-v']).catch(() => ({ code: 1 }));
  return code === 0;
}
