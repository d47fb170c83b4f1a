import { createSemaphore, SemaphoreFull } from '../concurrency/semaphore.ts';
import { createCallCounts } from './call-counts.ts';
import type { ToLeader, ToMember, TurnReply } from './messages.ts';
import type { Question } from './topics.ts';

/** So long the answer of a process that hangs is waited for. */
const patienceMilliseconds = 1000;

/** The end of a line to a process that serves. */
export interface Caller {
  readonly id: number;
  send(message: ToMember): void;
}

/** Where the leading process keeps for all others what must hold over all of them. */
export interface Desk {
  /** From now on a process is asked what others ask. */
  join(caller: Caller): void;
  /** A process has ended: it answers nothing, and its turns are free. */
  leave(callerId: number): void;
  receive(caller: Caller, message: ToLeader): void;
}

export function createDesk(landFilesAtOnce: number): Desk {
  const counts = createCallCounts();
  const turns = createTurns(landFilesAtOnce);
  const questions = createQuestions();
  const members = new Map<number, Caller>();
  return {
    join: (caller) => {
      members.set(caller.id, caller);
    },
    leave: (callerId) => {
      members.delete(callerId);
      turns.leaveAll(callerId);
      questions.leave(callerId);
    },
    receive: (caller, message) => {
      const reply = (said: unknown): void => caller.send({ says: 'reply', number: message.number, reply: said });
      switch (message.says) {
        case 'count':
          void counts.count(message.key, message.milliseconds).then(reply);
          return;
        case 'takeTurn':
          turns.take(caller.id, message, reply);
          return;
        case 'leaveTurn':
          turns.leave(caller.id, message.number);
          return;
        case 'askOthers':
          questions.ask(
            [...members.values()].filter(({ id }) => id !== caller.id),
            message.question,
            reply,
          );
          return;
        case 'answer':
          questions.answer(caller.id, message.number, message.answer);
          return;
        case 'join':
        case 'serve':
          return;
      }
    },
  };
}

interface Turns {
  take(callerId: number, wanted: Extract<ToLeader, { says: 'takeTurn' }>, reply: (reply: TurnReply) => void): void;
  leave(callerId: number, number: number): void;
  leaveAll(callerId: number): void;
}

/** Turns to read a land file, each until its process says that it has ended, or ends itself. */
function createTurns(atOnce: number): Turns {
  const semaphore = createSemaphore(atOnce);
  const taken = new Map<number, Map<number, () => void>>();
  const leave: Turns['leave'] = (callerId, number) => taken.get(callerId)?.get(number)?.();
  return {
    take: (callerId, { number, waiting }, reply) => {
      const own = taken.get(callerId) ?? new Map<number, () => void>();
      taken.set(callerId, own);
      const gone = new AbortController();
      own.set(number, () => gone.abort());
      const hold = (): Promise<void> =>
        new Promise((resolve) => {
          own.set(number, resolve);
          reply('begin');
        });
      semaphore
        .take(hold, { ...waiting, signal: gone.signal })
        .catch((error: unknown) => reply(error instanceof SemaphoreFull ? 'full' : 'gone'))
        .finally(() => own.delete(number));
    },
    leave,
    leaveAll: (callerId) => {
      for (const number of taken.get(callerId)?.keys() ?? []) leave(callerId, number);
      taken.delete(callerId);
    },
  };
}

interface Pending {
  readonly missing: Set<number>;
  readonly answers: unknown[];
  readonly end: () => void;
}

interface Questions {
  ask(callers: readonly Caller[], question: Question, reply: (answers: readonly unknown[]) => void): void;
  answer(callerId: number, number: number, answer: unknown): void;
  leave(callerId: number): void;
}

/** Questions to some processes at once, each until all have answered, are gone or have hung for too long. */
function createQuestions(): Questions {
  const open = new Map<number, Pending>();
  let last = 0;
  const settle = (pending: Pending, callerId: number): void => {
    pending.missing.delete(callerId);
    if (pending.missing.size === 0) pending.end();
  };
  return {
    ask: (callers, question, reply) => {
      const number = (last += 1);
      const answers: unknown[] = [];
      const end = (): void => {
        if (!open.delete(number)) return;
        clearTimeout(timer);
        reply(answers);
      };
      const timer = setTimeout(end, patienceMilliseconds);
      open.set(number, { missing: new Set(callers.map(({ id }) => id)), answers, end });
      for (const caller of callers) caller.send({ says: 'ask', number, question });
      if (callers.length === 0) end();
    },
    answer: (callerId, number, answer) => {
      const pending = open.get(number);
      if (!pending?.missing.has(callerId)) return;
      pending.answers.push(answer);
      settle(pending, callerId);
    },
    leave: (callerId) => {
      for (const pending of open.values()) if (pending.missing.has(callerId)) settle(pending, callerId);
    },
  };
}
