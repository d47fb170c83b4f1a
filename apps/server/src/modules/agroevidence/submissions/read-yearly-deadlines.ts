import type { YearlyDeadline } from '@brazda/contract/agroevidence/submissions.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import { deadlinesAround } from '@brazda/domain/submissions/yearly-deadline.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { heldTo, onlyFarm } from '../reports/read-report.ts';
import { findYearlyRules } from './submission-rules.repository.ts';

/** By when a farm hands over reports of whole farming years. Throws `farm.oneNeeded` and `farm.notFound`. */
export async function readYearlyDeadlines(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
): Promise<YearlyDeadline[]> {
  const farm = await onlyFarm(readingOf(database, who), who.farmIds, clock.now());
  const rules = await findYearlyRules(readingOf(database, heldTo(who, { farm })), farm.countryCode);
  return deadlinesAround(rules, seasonOfDay(farm.today), farm.today).map(({ rule, ...deadline }) => {
    const { report, isEmptyToo, source, isGeneralKnowledge } = rule;
    return { ...deadline, report, isEmptyToo, source, isGeneralKnowledge };
  });
}
