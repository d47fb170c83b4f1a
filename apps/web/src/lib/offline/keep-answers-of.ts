import { queryString, type CallAnswer, type CallRequest, type Send } from '@brazda/contract/client.ts';
import { logger } from '../logger.ts';
import type { KeptOf } from './kept-answers.ts';
import { tellKeeping, type Keeping } from './keeping.ts';
import { heardFromServer, isWithoutAnswer } from './network.ts';

export interface KeepingOptions {
  /** Who is signed in, where what they see may be kept on this device; null otherwise. */
  readonly owner: () => string | null;
  /** Of which calls answers are kept. */
  readonly isKept: (request: CallRequest) => boolean;
  readonly now?: () => number;
  readonly patienceMs?: number;
}

/** Somebody who stands in a field does not wait longer for what the phone knows already. */
const patience = 4000;
/** Nor as long again for each of the calls that come after one that was too slow. */
const patienceAfterLate = 500;

/** Carries calls as before, keeps the answers of some, and gives those where the server does not answer. */
export function keepAnswersOf(
  send: Send,
  { owner, isKept, now = Date.now, patienceMs = patience }: KeepingOptions,
): Send {
  let isLate = false;
  const ask: Send = async (request) => {
    try {
      const answer = await send(request);
      heardFromServer(true);
      return answer;
    } catch (error) {
      if (!request.signal?.aborted) heardFromServer(!isWithoutAnswer(error));
      throw error;
    }
  };
  const askAndKeep = async (of: KeptOf, request: CallRequest): Promise<CallAnswer> => {
    const answer = await ask(request);
    // Whoever has signed in meanwhile is not shown what somebody else was told.
    if (owner() === of.owner) tellKeeping(keep(of, request, answer, now()));
    return answer;
  };
  return async (request) => {
    const who = owner();
    if (who === null || request.call.method !== 'GET' || !isKept(request)) return ask(request);
    const of = { owner: who, farm: farmOf(request) };
    const asked = askAndKeep(of, request);
    const waitMs = isLate ? Math.min(patienceMs, patienceAfterLate) : patienceMs;
    const inTime = await Promise.race([asked.then(toSettled, toFailed), pause(navigator.onLine ? waitMs : 0)]);
    isLate = navigator.onLine && inTime === undefined;
    if (inTime && 'answer' in inTime) return inTime.answer;
    if (inTime && !isWithoutAnswer(inTime.error)) throw inTime.error;
    const kept = await recall(of, request);
    if (!kept) return asked;
    tellKeeping(Promise.resolve('OLD'));
    return kept;
  };
}

type Settled = { readonly answer: CallAnswer } | { readonly error: unknown };

function toSettled(answer: CallAnswer): Settled {
  return { answer };
}

function toFailed(error: unknown): Settled {
  return { error };
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

async function keep(of: KeptOf, request: CallRequest, answer: CallAnswer, at: number): Promise<Keeping> {
  try {
    const { keepAnswer } = await import('./kept-answers.ts');
    return (await keepAnswer(of, nameOf(request), answer, at)) ? 'KEPT' : 'NO_ROOM';
  } catch (cause) {
    logger.warning('An answer could not be kept on the device', cause);
    return 'NO_ROOM';
  }
}

async function recall(of: KeptOf, request: CallRequest): Promise<CallAnswer | undefined> {
  try {
    const { recallAnswer } = await import('./kept-answers.ts');
    return await recallAnswer(of, nameOf(request));
  } catch (cause) {
    logger.warning('What is kept on the device could not be read', cause);
    return undefined;
  }
}

function farmOf({ query }: CallRequest): number {
  const farmIds = query['farmIds'];
  return Array.isArray(farmIds) && farmIds.length === 1 ? Number(farmIds[0]) : 0;
}

function nameOf({ module, path, query }: CallRequest): string {
  return `${module}${path}?${queryString({ ...query, farmIds: undefined })}`;
}
