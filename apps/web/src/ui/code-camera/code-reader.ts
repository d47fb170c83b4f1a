export interface CodeQuestion {
  readonly picture: ImageBitmap;
}

export interface CodeAnswer {
  /** With the identifier of its symbology before it; null where no code is in the picture. */
  readonly text: string | null;
}

/** Reads codes in pictures beside the page, so that nothing on it stands still meanwhile. */
export interface CodeReader {
  /** Takes the picture over. Null where there is no code in it; rejects where pictures cannot be read at all. */
  readonly read: (picture: ImageBitmap) => Promise<string | null>;
  readonly close: () => void;
}

/** The largest side that is looked at: a code that fills a tenth of it can be read, and more costs time alone. */
export const largestSide = 1600;

export function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./read-codes.worker.ts', import.meta.url), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();
  const ask = (picture: ImageBitmap): Promise<string | null> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CodeAnswer>) => resolve(data.text);
      worker.onerror = () => reject(new Error('Codes cannot be read in this browser'));
      worker.postMessage({ picture } satisfies CodeQuestion, [picture]);
    });
  const read = (picture: ImageBitmap): Promise<string | null> => {
    const answer = last.then(() => ask(picture));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { read, close: () => worker.terminate() };
}
