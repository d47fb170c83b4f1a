import type { RegisterKind } from '@brazda/domain/enumerations/register-kind.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtFolder } from '../../foundation/program-files.ts';
import { sendBytes } from '../../process-bytes.ts';
import { registerLimits } from './register-limits.ts';
import { RegisterFileError } from './register-problems.ts';
import type { RegisterHead, RegisterRow } from './register-rows.ts';
import { batchTaken, type RegisterReading, type RegisterWorkerAnswer } from './register-worker-messages.ts';

/** How long the process that reads may work, and how much memory its objects may take. */
export interface ReadingLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}

type TakeRows = (rows: readonly RegisterRow[]) => Promise<void>;

/**
 * Reads the file of a register, packed by gzip or not, in a process of its own with an end to its time and memory; rows
 * are handed on as they come, the next ones when these were taken. Throws RegisterFileError, `tooHard` where the process
 * had to be stopped, and what `take` throws.
 */
export async function readRegisterInProcess(
  kind: RegisterKind,
  bytes: Uint8Array,
  take: TakeRows,
  limits: ReadingLimits = registerLimits,
): Promise<RegisterHead> {
  const worker = fork(fileURLToPath(new URL('register-worker.js', builtFolder)), [], {
    execArgv: [
      `--max-old-space-size=${limits.heapMegabytes}`,
      `--max-semi-space-size=${registerLimits.semiSpaceMegabytes}`,
    ],
    serialization: 'advanced',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  try {
    return await answerOf(worker, { kind }, bytes, take, limits.milliseconds);
  } finally {
    worker.kill('SIGKILL');
  }
}

function answerOf(
  worker: ChildProcess,
  reading: RegisterReading,
  bytes: Uint8Array,
  take: TakeRows,
  milliseconds: number,
): Promise<RegisterHead> {
  let timer: NodeJS.Timeout | undefined;
  const answered = new Promise<RegisterHead>((resolve, reject) => {
    const fail = (cause?: unknown): void => {
      reject(
        new RegisterFileError('tooHard', 'The file cannot be read with the time and memory there is', null, cause),
      );
    };
    timer = setTimeout(fail, milliseconds);
    worker.on('message', (answer: RegisterWorkerAnswer) => {
      if ('head' in answer) {
        resolve(answer.head);
        return;
      }
      if ('trouble' in answer) {
        reject(new RegisterFileError(answer.trouble, answer.message, answer.line));
        return;
      }
      // Whoever takes the rows may have to wait for the database: each batch has the whole time.
      take(answer.rows).then(() => {
        timer?.refresh();
        worker.send(batchTaken);
      }, reject);
    });
    worker.on('error', fail);
    worker.once('exit', (code, signal) => {
      fail(new Error(`The process that read the register has ended: ${signal ?? code ?? ''}`));
    });
    worker.send(reading, (error) => {
      if (error) fail(error);
    });
    // A worker that has refused the file takes no more of it.
    sendBytes(worker, bytes).catch(() => undefined);
  });
  return answered.finally(() => {
    clearTimeout(timer);
  });
}
