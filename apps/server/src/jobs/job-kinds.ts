import type { z } from 'zod';
import type { FarmChange, SystemTransaction } from '../db/farm-scope.ts';

/** A queue of its own: what is stuck in one lane holds up no other. */
export interface Lane {
  readonly name: string;
  /** How many of its jobs are worked on at once, by all processes together. */
  readonly atOnce: number;
  /** Whether jobs of one farm wait for each other, whatever they are about; else those of one key alone do. */
  readonly isOneOfFarm?: boolean;
}

interface Declared<P> {
  readonly name: string;
  readonly lane: Lane;
  readonly payload: z.ZodType<P>;
  /** After so many failures it is given up; five where nothing is said. */
  readonly attempts?: number;
  /** Names what a job is about: as long as one waits no second one is added, and no two are worked on at the same time. */
  readonly key?: (payload: P) => string;
}

/** Work on one farm that can be asked for. */
export interface FarmJobKind<P> extends Declared<P> {
  readonly of: 'farm';
}

/** Work that can be asked for and is about no farm. */
export interface InstallationJobKind<P> extends Declared<P> {
  readonly of: 'installation';
}

const declaredNames = new Set<string>();

export function farmJobKind<P>(declared: Declared<P>): FarmJobKind<P> {
  declaredNames.add(declared.name);
  return { ...declared, of: 'farm' };
}

export function installationJobKind<P>(declared: Declared<P>): InstallationJobKind<P> {
  declaredNames.add(declared.name);
  return { ...declared, of: 'installation' };
}

/**
 * Changes what a job is about. First comes what locks or changes the row that whoever works on the same locks too; then it
 * is asked whether the job is still ours; then comes the rest. All of it is kept, or nothing.
 */
type Change<T> = <L, R = void>(first: (tx: T) => Promise<L>, rest?: (tx: T, first: L) => Promise<R>) => Promise<R>;

interface Job<P, T> {
  readonly id: number;
  readonly payload: P;
  readonly attempts: number;
  /** Says how far it is. Throws JobStopped where the process is to end: what is left is done by whoever takes it then. */
  progress(done: number, total: number): Promise<void>;
  /**
   * The way for a job to write. Throws JobLost where another worker has the job by now, because this one was stopped for
   * longer than a lease: what is written is written by one only.
   */
  readonly change: Change<T>;
}

/** A piece of work on a farm that is done in the background, at least once, also after a crash. */
export interface FarmJob<P = unknown> extends Job<P, FarmChange> {
  readonly farmId: number;
}

/** Such a piece of work that is about no farm. */
export interface InstallationJob<P = unknown> extends Job<P, SystemTransaction> {
  /** The way for it to write what one farm has: the same as `change`, and the farm sees nothing of the job. */
  readonly changeFarm: <L, R = void>(
    farmId: number,
    first: (tx: FarmChange) => Promise<L>,
    rest?: (tx: FarmChange, first: L) => Promise<R>,
  ) => Promise<R>;
}

/** Why a job will not be done: its work failed each time, or whoever did it was stopped each time in the middle. */
export type GivenUp = 'failed' | 'interrupted';

/** How jobs of one kind are done. */
export interface JobHandler<J> {
  readonly work: (job: J) => Promise<void>;
  /** Clears away what the work has left and tells those who wait; asked again where it does not come to its end. */
  readonly giveUp: (job: J, reason: GivenUp) => Promise<void>;
}

/** A kind with its handler, as a module brings it. */
export type HandledKind = HandledFarmKind | HandledInstallationKind;

interface HandledFarmKind {
  readonly kind: FarmJobKind<unknown>;
  readonly handler: JobHandler<FarmJob>;
}

interface HandledInstallationKind {
  readonly kind: InstallationJobKind<unknown>;
  readonly handler: JobHandler<InstallationJob>;
}

/** Joins a kind with its handler, which gets the payload as the kind describes it. */
export function handleFarmJobs<P>(kind: FarmJobKind<P>, handler: JobHandler<FarmJob<P>>): HandledKind {
  // The worker reads each payload by the schema of its kind before the handler has it.
  return { kind, handler } as unknown as HandledFarmKind;
}

export function handleInstallationJobs<P>(
  kind: InstallationJobKind<P>,
  handler: JobHandler<InstallationJob<P>>,
): HandledKind {
  return { kind, handler } as unknown as HandledInstallationKind;
}

/** Throws where a kind can be asked for that nobody would do. */
export function requireHandlers(handled: readonly HandledKind[]): void {
  const known = new Set(handled.map(({ kind }) => kind.name));
  const missing = [...declaredNames].filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`No module brings a handler for the jobs ${missing.join(', ')}`);
}
