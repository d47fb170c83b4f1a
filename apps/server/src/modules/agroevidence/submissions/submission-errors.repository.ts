import { sql, type RawBuilder } from 'kysely';
import { ofFarms, type FarmReading } from '#server/db/farm-scope.ts';
import type { PinnedError } from './submissions.repository.ts';

/** What was found wrong, with the parcel as it is called today and the action as it stands. */
export interface SubmissionErrorRow extends PinnedError {
  readonly submissionId: number;
  readonly parcel: string | null;
  readonly actionDay: string | null;
  readonly isActionGone: boolean;
}

export function findErrors(farms: FarmReading, submissionId: number): Promise<SubmissionErrorRow[]> {
  return farms.rows(errorsWhere(farms, sql`e.submission_id = ${submissionId}`));
}

/** What the last answer in the farming year of an action has found wrong with it: later answers tell of the whole year anew. */
export function findErrorsOfAction(farms: FarmReading, actionId: number): Promise<SubmissionErrorRow[]> {
  return farms.rows(
    errorsWhere(
      farms,
      sql`e.action_id = ${actionId} and e.submission_id = (
        select last.id from agroevidence.submission last
        join agroevidence.action of_year on of_year.farm_id = last.farm_id and of_year.id = ${actionId}
        where ${ofFarms(farms, sql`last.farm_id`)} and last.state in ('ACCEPTED', 'FAULTY')
          and of_year.day between last.from_day and last.to_day and last.from_day = e_submission.from_day
        order by last.id desc limit 1)`,
    ),
  );
}

function errorsWhere(farms: FarmReading, which: RawBuilder<unknown>): RawBuilder<SubmissionErrorRow> {
  return sql<SubmissionErrorRow>`
    select e.submission_id, e.part, e.code, e.kind, e.says, e.parcel_id, p.local_name as parcel, a.id as action_id, a.day as action_day,
      coalesce(a.retired_at is not null, false) as is_action_gone
    from agroevidence.submission_error e
    join agroevidence.submission e_submission on e_submission.farm_id = e.farm_id and e_submission.id = e.submission_id
    left join agroevidence.parcel p on p.farm_id = e.farm_id and p.id = e.parcel_id
    left join agroevidence.action a on a.farm_id = e.farm_id and a.id = e.action_id
    where ${ofFarms(farms, sql`e.farm_id`)} and ${which}
    order by e.submission_id, e.place`;
}
