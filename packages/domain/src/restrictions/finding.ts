import type { DayRange } from '../days.ts';
import type { DeductionKind } from '../enumerations/deduction-kind.ts';
import {
  votes,
  type FindingUnit,
  type RestrictionCheck,
  type RestrictionReason,
  type Vote,
} from '../enumerations/restriction.ts';

/** Where a rule stands, and from when on until when it holds as it stands there. */
export interface RuleSource {
  /** A law, or the label of a product. */
  readonly document: string;
  readonly paragraph: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isGeneralKnowledge: boolean;
}

/** The numbers that a finding rests on; null is not known, or not asked for. */
export interface FindingNumbers {
  readonly least: number | null;
  readonly most: number | null;
  /** What was said, or would be. */
  readonly actual: number | null;
  readonly unit: FindingUnit | null;
  /** Calendar days, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** The instant from which on it surely holds no more, where hours are counted. */
  readonly until: string | null;
  /** Of hectares: what is left out. */
  readonly leftOut: number | null;
  /** Along what something is left out. */
  readonly along: DeductionKind | null;
  /** What else it is about: another product. */
  readonly about: string | null;
}

/** What one check has found on one day. */
export interface Finding extends FindingNumbers {
  readonly check: RestrictionCheck;
  readonly vote: Vote;
  readonly reason: RestrictionReason;
  readonly source: RuleSource | null;
}

export type FindingStart = Pick<Finding, 'check' | 'vote' | 'reason' | 'source'>;

/** Tens of thousands are made for one answer: named one by one they take a small part of the time that spreading takes. */
export function finding(
  { check, vote, reason, source }: FindingStart,
  {
    least = null,
    most = null,
    actual = null,
    unit = null,
    from = null,
    to = null,
    until = null,
    leftOut = null,
    along = null,
    about = null,
  }: Partial<FindingNumbers> = {},
): Finding {
  return { check, vote, reason, source, least, most, actual, unit, from, to, until, leftOut, along, about };
}

/** Instants in milliseconds, the last not included. */
export interface InstantRange {
  readonly from: number;
  readonly to: number;
}

/** What a check says of a day, and of which days it would not let it be. */
export interface Judged {
  readonly finding: Finding;
  /** Days on which it forbids, or nobody knows. All days, where it hangs on none, are said by the vote alone. */
  readonly closed: readonly DayRange[];
  /** At which hours of those days, where they are counted; null is at all. */
  readonly closedHours: readonly InstantRange[] | null;
  /** Whether another day could be another vote. */
  readonly hangsOnDay: boolean;
}

/** A finding that is the same on every day. */
export function always(found: Finding): Judged {
  return { finding: found, closed: [], closedHours: null, hangsOnDay: false };
}

export function onDays(found: Finding, closed: readonly DayRange[]): Judged {
  return { finding: found, closed, closedHours: null, hangsOnDay: true };
}

/** A finding of hours: the days that they touch are closed to whoever does not say at what time. */
export function atHours(found: Finding, hours: InstantRange, days: DayRange): Judged {
  return { finding: found, closed: [days], closedHours: [hours], hangsOnDay: true };
}

export function isPermitted(vote: Vote): boolean {
  return vote === 'ALLOWED' || vote === 'WARNING';
}

/** The worst of some votes; allowed where there is none. */
export function worstVote(all: readonly Vote[]): Vote {
  const worst = Math.max(0, ...all.map((vote) => votes.indexOf(vote)));
  return votes[worst] ?? 'FORBIDDEN';
}
