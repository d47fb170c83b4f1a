import type { Processes } from './processes.ts';

/**
 * Gives what tells the other processes that events were written, so that those who follow there hear of them at once.
 * What comes while the others are being told is told together afterwards.
 */
export function tellOthersOfWriting({ size, askOthers }: Pick<Processes, 'size' | 'askOthers'>): () => void {
  let isWanted = false;
  let isTelling = false;
  const tell = async (): Promise<void> => {
    isTelling = true;
    while (isWanted) {
      isWanted = false;
      await askOthers('written', null);
    }
    isTelling = false;
  };
  return () => {
    if (size === 1) return;
    isWanted = true;
    if (!isTelling) void tell();
  };
}
