import type { Waiting } from '../concurrency/semaphore.ts';
import type { Question } from './topics.ts';

/** What a process that serves says to the one that leads; a reply comes under the same number. */
export type ToLeader =
  | { readonly says: 'join'; readonly number: number }
  | { readonly says: 'serve'; readonly number: number; readonly started: Started }
  | { readonly says: 'count'; readonly number: number; readonly key: string; readonly milliseconds: number }
  | { readonly says: 'takeTurn'; readonly number: number; readonly waiting: Omit<Waiting, 'signal'> }
  /** The turn of this number has ended, or is not wanted any more. */
  | { readonly says: 'leaveTurn'; readonly number: number }
  | { readonly says: 'askOthers'; readonly number: number; readonly question: Question }
  | { readonly says: 'answer'; readonly number: number; readonly answer: unknown };

/** What the leading process says to one that serves. */
export type ToMember =
  | { readonly says: 'reply'; readonly number: number; readonly reply: unknown }
  | { readonly says: 'ask'; readonly number: number; readonly question: Question }
  | { readonly says: 'close' };

/** What a process has begun to do. */
export interface Started {
  /** Undefined where it only works on jobs. */
  readonly address: string | undefined;
  readonly hasDemo: boolean;
}

/** Whether a turn has come. */
export type TurnReply = 'begin' | 'full' | 'gone';
