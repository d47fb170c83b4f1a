import type { SubmissionMonth, SubmissionYear } from '@brazda/contract/agroevidence/submissions.ts';
import type { TriState } from '@brazda/domain/enumerations/tri-state.ts';
import { daysOfSeason } from '@brazda/domain/agricultural-year.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import {
  dueOn,
  firstDayOfMonth,
  isNear,
  monthsBegun,
  needsWork,
  standingOf,
} from '@brazda/domain/submissions/submission-month.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { heldTo, onlyFarm } from '../reports/read-report.ts';
import { findSubmissionRules, type SubmissionRule } from './submission-rules.repository.ts';
import { countUses, findOfficialLand, type OfficialLand } from './submitted-land.repository.ts';
import { submissionView } from './submissions.view.ts';
import { findLastOfMonths, type SubmissionRow } from './submissions.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'registry'>;

/** The months of a farming year, the last one first. Throws `farm.oneNeeded` and `farm.notFound`. */
export async function readSubmissionYear(
  { database, clock, registry }: Needs,
  who: Who,
  asked: number | undefined,
): Promise<SubmissionYear> {
  const farm = await onlyFarm(readingOf(database, who), who.farmIds, clock.now());
  const farms = readingOf(database, heldTo(who, { farm }));
  const season = asked ?? seasonOfDay(farm.today);
  const rules = await findSubmissionRules(farms, farm.countryCode);
  const common = { season, isConnected: registry !== undefined, signsIn: farm.holdingNumber !== null };
  const nothing = { isAsked: false, officialAreaHa: 0, aboveHa: null, isObliged: 'NOT_SPECIFIED', months: [] } as const;
  if (rules.length === 0) return { ...common, ...nothing, months: [] };
  const land = await findOfficialLand(farms);
  const aboveHa = rules.at(-1)?.aboveHa ?? null;
  return {
    ...{ ...common, isAsked: true, officialAreaHa: land.areaHa, aboveHa, isObliged: obliged(land, aboveHa) },
    months: await monthsOf(farms, rules, { season, today: farm.today, isFree: obliged(land, aboveHa) === 'NO' }),
  };
}

function obliged({ areaHa, isWhole }: OfficialLand, aboveHa: number | null): TriState {
  if (aboveHa === null) return 'NOT_SPECIFIED';
  if (areaHa > aboveHa) return 'YES';
  return isWhole ? 'NO' : 'NOT_SPECIFIED';
}

interface AskedYear {
  readonly season: number;
  readonly today: string;
  /** Whether the farm does not have to. */
  readonly isFree: boolean;
}

async function monthsOf(
  farms: FarmReading,
  rules: readonly SubmissionRule[],
  { season, today, isFree }: AskedYear,
): Promise<SubmissionMonth[]> {
  const days = daysOfSeason(season);
  const [uses, sent] = [await countUses(farms, days), await findLastOfMonths(farms, days)];
  const last = new Map(sent.map((row) => [row.to, row]));
  const lastAccepted = sent.filter(({ state }) => state === 'ACCEPTED').at(-1)?.to ?? '';
  let usesSoFar = 0;
  const months = monthsBegun(season, today).flatMap((to) => {
    const ofMonth = uses.get(firstDayOfMonth(to)) ?? 0;
    usesSoFar += ofMonth;
    const known = { to, uses: ofMonth, usesSoFar, last: last.get(to), isCovered: to < lastAccepted };
    return monthView(known, dueOn(rules, to), { today, isFree });
  });
  return months.toReversed();
}

interface KnownMonth {
  readonly to: string;
  readonly uses: number;
  readonly usesSoFar: number;
  readonly last: SubmissionRow | undefined;
  readonly isCovered: boolean;
}

function monthView(
  { to, uses, usesSoFar, last, isCovered }: KnownMonth,
  due: ReturnType<typeof dueOn<SubmissionRule>>,
  { today, isFree }: Omit<AskedYear, 'season'>,
): SubmissionMonth[] {
  // No rule asks for it.
  if (!due) return [];
  const standing = standingOf({ end: to, uses, state: last?.state, isCovered }, today);
  const isOpen = !isFree && needsWork(standing);
  const { source, isGeneralKnowledge } = due.rule;
  const month = {
    ...{ from: firstDayOfMonth(to), to, standing, uses, usesSoFar },
    deadline: { dueOn: due.day, source, isGeneralKnowledge },
    isNear: isOpen && isNear(due.day, today),
    isLate: isOpen && due.day < today,
    last: last ? submissionView(last) : null,
  };
  return [month];
}
