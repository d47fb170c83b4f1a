import type { DeadlineRule } from '@brazda/domain/submissions/submission-month.ts';
import type { YearlyDeadlineRule } from '@brazda/domain/submissions/yearly-deadline.ts';
import type { YearlyDeadline } from '@brazda/contract/agroevidence/submissions.ts';
import { sql } from 'kysely';
import type { FarmReading } from '#server/db/farm-scope.ts';

/** By when records are handed over, and who has to. */
export interface SubmissionRule extends DeadlineRule {
  readonly aboveHa: number;
  readonly source: string;
  readonly isGeneralKnowledge: boolean;
}

/** The rules of a country; one without any asks for no records. */
export function findSubmissionRules(farms: FarmReading, countryCode: string): Promise<SubmissionRule[]> {
  return farms.rows(sql<SubmissionRule>`
    select valid_from as "from", valid_to as "to", due_months, due_on, above_ha, source, is_general_knowledge
    from agroevidence.submission_rule where country_code = ${countryCode} order by valid_from, id`);
}

/** By when reports of whole farming years are handed over. */
export type YearlyRule = YearlyDeadlineRule &
  Pick<YearlyDeadline, 'report' | 'isEmptyToo' | 'source' | 'isGeneralKnowledge'>;

export function findYearlyRules(farms: FarmReading, countryCode: string): Promise<YearlyRule[]> {
  return farms.rows(sql<YearlyRule>`
    select report, first_season, last_season, due_years, due_day, is_empty_too, source, is_general_knowledge
    from agroevidence.yearly_deadline where country_code = ${countryCode} order by id`);
}
