import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sendBytes } from '../../process-bytes.ts';
import { builtFolder } from '../../foundation/program-files.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryReading, RegistryWorkerAnswer } from './registry-worker.ts';

const longestMilliseconds = 60_000;
/** Beside its objects the process holds the answer, its text and the land file: together less than half a gigabyte. */
const heapMegabytes = 300;
const semiSpaceMegabytes = 16;

/**
 * Reads the blocks of an answer into a land file, in a process of its own: a megabyte of it takes a tenth of a second, in
 * which nobody else would be answered. Throws RegistryError, `unavailable` where the process had to be stopped.
 */
export async function readLandInProcess(reading: RegistryReading, answer: Uint8Array): Promise<Uint8Array> {
  const worker = fork(fileURLToPath(new URL('registry-worker.js', builtFolder)), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, `--max-semi-space-size=${semiSpaceMegabytes}`],
    serialization: 'advanced',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const read = await new Promise<RegistryWorkerAnswer>((resolve, reject) => {
      const fail = (cause?: unknown): void => {
        reject(new RegistryError('unavailable', 'The answer of the registry cannot be read', null, cause));
      };
      timer = setTimeout(fail, longestMilliseconds);
      worker.once('message', resolve);
      worker.on('error', fail);
      worker.once('exit', fail);
      worker.send(reading, (error) => {
        if (error) fail(error);
      });
      sendBytes(worker, answer).catch(fail);
    });
    if ('land' in read) return read.land;
    throw new RegistryError(read.trouble, read.message, read.registryCode);
  } finally {
    clearTimeout(timer);
    worker.kill('SIGKILL');
  }
}
