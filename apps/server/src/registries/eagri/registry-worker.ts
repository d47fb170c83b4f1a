import { receiveBytes } from '../../process-bytes.ts';
import { decodeXml } from './decode-xml.ts';
import { featureOf, landFileOf } from './land-file-of-blocks.ts';
import { partsOfAnswer } from './parts-of-answer.ts';
import { readAnswer } from './read-answer.ts';
import { readBlocks } from './read-blocks.ts';
import { RegistryError, type RegistryTrouble } from './registry-error.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** What the registry was asked, and how it says that its answer is written; the answer comes through the standard input. */
export interface RegistryReading {
  readonly contentType: string | null;
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

async function answerTo({ contentType, namespace, settings }: RegistryReading): Promise<RegistryWorkerAnswer> {
  const xml = decodeXml(await receiveBytes(), contentType);
  try {
    const features: string[] = [];
    for (const part of partsOfAnswer(xml, settings.blockElement)) {
      features.push(...readBlocks(readAnswer(part, namespace, settings), settings).map(featureOf));
    }
    return { land: landFileOf(features) };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const { trouble, message, registryCode } = error;
    return { trouble, message, registryCode };
  }
}
