import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtFolder } from '../../root.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryReading, RegistryWorkerAnswer } from './registry-worker.ts';

const longestMilliseconds = 60_000;
/** As a tree an answer takes many times its text. */
const heapMegabytes = 1024;

/**
 * Reads the blocks of an answer into a land file, in a process of its own: a megabyte of it takes a tenth of a second, in
 * which nobody else would be answered. Throws RegistryError, `unavailable` where the process had to be stopped.
 */
export async function readLandInProcess(reading: RegistryReading): Promise<Uint8Array> {
  const worker = fork(fileURLToPath(new URL('registry-worker.js', builtFolder)), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<RegistryWorkerAnswer>((resolve, reject) => {
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
    });
    if ('land' in answer) return answer.land;
    throw new RegistryError(answer.trouble, answer.message, answer.registryCode);
  } finally {
    clearTimeout(timer);
    worker.kill('SIGKILL');
  }
}
