import { SemaphoreFull, type Semaphore } from '../concurrency/semaphore.ts';
import type { Counted } from './call-counts.ts';
import type { Started, ToLeader, ToMember, TurnReply } from './messages.ts';
import type { Processes } from './processes.ts';
import type { Answer, Answered, Question, Topic } from './topics.ts';

/** A process that serves, as it stands towards the one that leads. */
export interface Member {
  readonly processes: Processes;
  /** Says that this process serves now. */
  serve(started: Started): void;
  /** What is done when the leading process says that it is time to end. */
  whenToClose(close: () => void): void;
}

/** Puts this process, which another one leads, among its like. Where the leading one is lost, Node ends this one. */
export async function joinProcesses(size: number): Promise<Member> {
  const line = openLine();
  const own = (await line.ask((number) => ({ says: 'join', number }))) as number;
  return {
    processes: {
      size,
      own,
      callCounts: {
        count: async (key, milliseconds) =>
          (await line.ask((number) => ({ says: 'count', number, key, milliseconds }))) as Counted,
      },
      landTurns: turnsOver(line),
      askOthers: async <T extends Topic>(topic: T, asked: Question['asked']): Promise<Answered<T>[]> =>
        (await line.ask((number) => ({ says: 'askOthers', number, question: { topic, asked } }))) as Answered<T>[],
      answer: line.answer,
    },
    serve: (started) => line.send({ says: 'serve', number: 0, started }),
    whenToClose: line.whenToClose,
  };
}

interface Line {
  send(message: ToLeader): void;
  /** Says something and waits for the reply. */
  ask(message: (number: number) => ToLeader): Promise<unknown>;
  /** The same, for whoever may not want to wait to its end. */
  begin(message: (number: number) => ToLeader): { readonly number: number; readonly reply: Promise<unknown> };
  /** Gives a reply in place of the leading process. */
  settle(number: number, reply: unknown): void;
  readonly answer: <T extends Topic>(topic: T, answer: Answer<T>) => void;
  readonly whenToClose: (close: () => void) => void;
}

function openLine(): Line {
  const waiting = new Map<number, (reply: unknown) => void>();
  const answers = new Map<Topic, (asked: never) => unknown>();
  let close = (): void => process.exit(0);
  let last = 0;

  const send: Line['send'] = (message) => {
    // Without the leading process this one ends too, and nobody hears of what is not sent.
    if (process.connected) process.send?.(message, undefined, {}, () => undefined);
  };
  const settle: Line['settle'] = (number, reply) => {
    waiting.get(number)?.(reply);
    waiting.delete(number);
  };
  const answerTo = async ({ topic, asked }: Question): Promise<unknown> => answers.get(topic)?.(asked as never);
  process.on('message', (message: ToMember) => {
    if (message.says === 'reply') settle(message.number, message.reply);
    else if (message.says === 'close') close();
    else {
      void answerTo(message.question)
        .catch(() => undefined)
        .then((answer) => send({ says: 'answer', number: message.number, answer }));
    }
  });
  const begin: Line['begin'] = (message) => {
    const number = (last += 1);
    const reply = new Promise((resolve) => waiting.set(number, resolve));
    send(message(number));
    return { number, reply };
  };
  return {
    send,
    settle,
    begin,
    ask: (message) => begin(message).reply,
    answer: (topic, answer) => {
      answers.set(topic, answer);
    },
    whenToClose: (wanted) => {
      close = wanted;
    },
  };
}

/** A semaphore that the leading process keeps for all. */
function turnsOver(line: Line): Semaphore {
  return {
    take: async (work, { signal, ...waiting } = {}) => {
      signal?.throwIfAborted();
      const { number, reply } = line.begin((of) => ({ says: 'takeTurn', number: of, waiting }));
      const leave = (): void => line.send({ says: 'leaveTurn', number });
      const giveUp = (): void => {
        leave();
        line.settle(number, 'gone' satisfies TurnReply);
      };
      signal?.addEventListener('abort', giveUp);
      const come = (await reply) as TurnReply;
      signal?.removeEventListener('abort', giveUp);
      if (come === 'full') throw new SemaphoreFull();
      if (come === 'gone') throw signal?.reason as Error;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
