import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/lib/save-file.ts';
import { fileNameOf } from './file-name.ts';
import type { SheetOrder } from './make-sheet.ts';
import type { Loss } from './map-order.ts';

export const outputs = ['pdf', 'png', 'print'] as const;
export type Output = (typeof outputs)[number];

export type Printing =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'working'; readonly output: Output }
  | { readonly is: 'done'; readonly output: Output; readonly losses: readonly Loss[] };

export interface Printer {
  readonly printing: Printing;
  readonly start: (output: Output, order: SheetOrder) => void;
  readonly cancel: () => void;
}

/** Makes one sheet at a time; who leaves does not wait for it. */
export function usePrinting(onFault: (fault: unknown) => void): Printer {
  const [printing, setPrinting] = useState<Printing>({ is: 'idle' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const run = async (output: Output, order: SheetOrder, { signal }: AbortController): Promise<void> => {
    setPrinting({ is: 'working', output });
    try {
      const losses = await make(output, order, signal);
      if (!signal.aborted) setPrinting({ is: 'done', output, losses });
    } catch (fault) {
      if (signal.aborted) return;
      onFault(fault);
      setPrinting({ is: 'failed' });
    }
  };
  return {
    printing,
    start: (output, order) => {
      work.current?.abort();
      work.current = new AbortController();
      void run(output, order, work.current);
    },
    cancel: () => {
      work.current?.abort();
      setPrinting({ is: 'idle' });
    },
  };
}

async function make(output: Output, order: SheetOrder, signal: AbortSignal): Promise<readonly Loss[]> {
  const { makePdf, makePng } = await import('./make-sheet.ts');
  const { file, losses } = await (output === 'pdf' ? makePdf : makePng)(order, signal);
  if (signal.aborted) return [];
  if (output === 'print') {
    const { printPicture } = await import('./browser-print.ts');
    await printPicture(file, order.sheet.layout.page);
  } else {
    saveFile(file, fileNameOf(order.sheet.words.title, output));
  }
  return losses;
}
