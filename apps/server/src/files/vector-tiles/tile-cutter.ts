import { Worker } from 'node:worker_threads';
import { builtFolder } from '../../foundation/program-files.ts';
import type { CutAnswer, TileQuestion, TileReply, TileTask } from './tile-worker-messages.ts';

const usualHeapMegabytes = 256;

/** The thread had to end, as out of memory, with what it was asked for undone; it is started anew when it is asked again. */
export class TileThreadLost extends Error {
  constructor(cause?: unknown) {
    super('The thread that cuts tiles has ended', { cause });
    this.name = 'TileThreadLost';
  }
}

/** Cuts tiles in a thread of its own, so that no farm, however large, holds up the others' calls. */
export interface TileCutter {
  /** Does a task after those before it; what the thread held is gone where it had to be started anew meanwhile. */
  perform(task: TileTask): Promise<CutAnswer | undefined>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: CutAnswer | undefined) => void;
  readonly reject: (reason: Error) => void;
}

export function createTileCutter(indexBytes: number, heapMegabytes = usualHeapMegabytes): TileCutter {
  const waiting = new Map<number, Waiting>();
  let questions: TileQuestion[] = [];
  let worker: Worker | undefined;
  let last = 0;
  let isClosed = false;

  const settle = ({ number, answer, failure }: TileReply): void => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (failure === undefined) one?.resolve(answer);
    else one?.reject(new Error(failure));
    if (waiting.size === 0) worker?.unref();
  };
  const lose = (gone: Worker, reason: Error): void => {
    if (worker !== gone) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    questions = [];
  };
  const start = (): Worker => {
    const started = new Worker(new URL('tile-worker.js', builtFolder), {
      workerData: { indexBytes },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      execArgv: [],
    });
    started.on('message', (replies: readonly TileReply[]) => {
      for (const reply of replies) settle(reply);
    });
    // Out of memory comes as an error too.
    started.on('error', (error) => {
      lose(started, new TileThreadLost(error));
    });
    started.on('exit', () => {
      lose(started, new TileThreadLost());
    });
    return started;
  };
  const send = (): void => {
    if (questions.length === 0) return;
    worker ??= start();
    worker.ref();
    worker.postMessage(questions);
    questions = [];
  };
  return {
    perform: (task) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new TileThreadLost();
        last += 1;
        waiting.set(last, { resolve, reject });
        questions.push({ number: last, task });
        // What is asked within one turn of the event loop travels together.
        if (questions.length === 1) setImmediate(send);
      }),
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
