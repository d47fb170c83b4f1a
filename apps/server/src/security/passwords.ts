import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { partOf, type Processes } from '../processes/processes.ts';
import { Failure } from '../foundation/failure.ts';

/** Argon2id (the library's default) with the least cost that OWASP's Password Storage Cheat Sheet allows: 19 MiB, 2 passes, 1 lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const longestQueue = 50;

/** Hashes and checks passwords, few at a time, so that a storm of sign-ins cannot starve everything else. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Checks against a hash, or, where there is no such account, spends the same time and says no. */
  matches(password: string, hashed: string | undefined): Promise<boolean>;
}

/** Makes the checker; the hash of nobody's password is made at once so that the first miss is not slower. */
export async function createPasswords(processes: Pick<Processes, 'size'> = { size: 1 }): Promise<Passwords> {
  const nobody = await hash(crypto.randomUUID(), cost);
  // One processor is left to everything else, as far as each process may check one at a time.
  const atOnce = partOf(availableParallelism() - 1, processes);
  const inTurn = limitConcurrency(atOnce, partOf(longestQueue, processes));
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (password, hashed) => {
      const isRight = await inTurn(() => verify(hashed ?? nobody, password));
      return isRight && hashed !== undefined;
    },
  };
}

function limitConcurrency(atOnce: number, queueLength: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= queueLength) throw new Failure('service.unavailable', { retryAfter: 2 });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
