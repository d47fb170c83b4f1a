import type { Entity } from '@brazda/contract/entities.ts';
import type { CallInput } from './contract-calls.ts';
import type { TestFarm, TestUser } from './factories.ts';
import type { KeyedCalls, Started } from './keyed-call.ts';
import type { TestApp } from './start-app.ts';

/** An id of each kind that the contract knows. */
export type Ids = Readonly<Record<Entity, number>>;

/** A farm of a test with its owner. */
export interface OwnedFarm {
  readonly user: TestUser;
  readonly farm: TestFarm;
}

/** Tables by their names, each with the reason why it is as it is. */
export type Reasons = Readonly<Record<string, string>>;

/** Columns by the names of tables; `all` of them where nothing of a table is hidden. */
export interface OpenColumns {
  readonly select: Readonly<Record<string, readonly string[] | 'all'>>;
  readonly update?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a module brings for the tests of the whole, as `canary` of its `<module>.canary.ts`: they try its calls with ids of
 * its own and of strangers, and look for what may not be seen.
 */
export interface ModuleCanary {
  /** Makes one of each thing that an id of the module names, on an ordinary farm. */
  readonly makeOrdinary: (started: TestApp, of: OwnedFarm) => Promise<Partial<Ids>>;
  /**
   * Leaves rows in every table of farms of the module's schema, and canaries (`canary.ts`) in every text, number and place
   * that a call could show; gives one id of each kind.
   */
  readonly fill: (started: TestApp, of: OwnedFarm) => Promise<Partial<Ids>>;
  /** By the names of its calls, what goes over the sample that is read from their schemas. */
  readonly samples?: Readonly<Record<string, (ids: Ids) => CallInput>>;
  /**
   * By the name of a call and a position of an id, such as `module.resource.call body.facts.cropId`, the sample in which that
   * position can stand, where the call takes one of several things and the ordinary sample is another.
   */
  readonly samplesAt?: Readonly<Record<string, (ids: Ids) => CallInput>>;
  /** By the names of its calls, the sample moved to where the canaries lie, if an ordinary one would show nothing there. */
  readonly besideCanaries?: Readonly<Record<string, (input: CallInput) => CallInput>>;
  /** Calls whose answer to their own farm says nothing that could be a canary. */
  readonly silent?: readonly string[];
  /** Calls that end something, need a key that only a mail has, or are about one farm alone: their own tests make them. */
  readonly withoutControl?: readonly string[];
  /** Calls that read what an ordinary farm has not done yet, with the status by which it is told so. */
  readonly refusedToOrdinary?: Readonly<Record<string, number>>;
  /** What its calls that create something are given, so that they do. */
  readonly keyed?: (started: Started) => KeyedCalls;
  /** Its tables in which those calls leave a row each that nothing else adds to; a call that is sent twice adds once. */
  readonly added?: readonly string[];
  /** Kinds of its jobs that other work asks for, at whatever moment of a test. */
  readonly askedByWork?: readonly string[];
  /** Columns of its tables of farms that work of the system may read or write, by table; no other work sees many farms. */
  readonly openToSystem?: OpenColumns;
  /** Its tables that hold nothing of a farm, each with the reason why that is right. */
  readonly withoutFarm?: Reasons;
  /** Its tables of farms whose primary key does not begin with the farm, each with the reason. */
  readonly otherKeys?: Reasons;
}
