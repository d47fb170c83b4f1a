import { landFileOfBlocks } from './land-file-of-blocks.ts';
import { readAnswer } from './read-answer.ts';
import { readBlocks } from './read-blocks.ts';
import { RegistryError, type RegistryTrouble } from './registry-error.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** The answer of the registry as it came, and what it was asked. */
export interface RegistryReading {
  readonly xml: string;
  readonly namespace: string;
  readonly settings: RegistrySettings;
}

/** What the worker answers with, once. An Error would lose its class on the way, so a trouble travels in parts. */
export type RegistryWorkerAnswer =
  | { readonly land: Uint8Array }
  | { readonly trouble: RegistryTrouble; readonly message: string; readonly registryCode: string | null };

// Only readLandInProcess starts this program, and sends one request; without it there is nobody to answer to.
process.once('message', (reading: RegistryReading) => {
  void answer(reading);
});
process.once('disconnect', () => {
  process.exit();
});

async function answer(reading: RegistryReading): Promise<void> {
  process.send?.(await answerTo(reading));
}

async function answerTo({ xml, namespace, settings }: RegistryReading): Promise<RegistryWorkerAnswer> {
  try {
    return { land: landFileOfBlocks(await readBlocks(readAnswer(xml, namespace, settings), settings)) };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const { trouble, message, registryCode } = error;
    return { trouble, message, registryCode };
  }
}
