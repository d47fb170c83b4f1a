import type { SubmissionYear } from '@brazda/contract/agroevidence/submissions.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { submissionYearOptions } from '#web/parts/submission/submissions.queries.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { monthName } from './month-route.ts';

/** The way to what is handed over every month, and what of it is due; nothing where the farm's country asks for none. */
export function DueSubmissions({ farmId }: { readonly farmId: number }): ReactElement | null {
  const intl = useIntl();
  const { data: year } = useQuery(submissionYearOptions(farmId));
  if (!year?.isAsked) return null;
  const params = { farmId: String(farmId) };
  const [due] = year.months.filter(({ isNear, isLate }) => isNear || isLate);
  return (
    <Notice
      tone={due ? 'warning' : 'plain'}
      actions={
        <>
          {due && (
            <LinkButton
              variant="outlined"
              to="/farm/$farmId/reports/submissions/$monthEnd"
              params={{ ...params, monthEnd: due.to }}
            >
              <T id="submission.openMonth" values={{ month: monthName(intl, due.to) }} />
            </LinkButton>
          )}
          <LinkButton variant="outlined" to="/farm/$farmId/reports/submissions" params={params}>
            <T id="submission.toMonths" />
          </LinkButton>
        </>
      }
    >
      <strong>
        <T id="submission.title" />
      </strong>
      <div>
        {due ? (
          <T
            id={due.isLate ? 'submission.dueLate' : 'submission.dueNear'}
            values={{ month: monthName(intl, due.to), day: formatDay(due.deadline.dueOn, intl.locale) }}
          />
        ) : (
          <NothingDue year={year} />
        )}
      </div>
    </Notice>
  );
}

/** Whether nothing is due because nothing has to be sent at all. */
function NothingDue({ year }: { readonly year: SubmissionYear }): ReactElement {
  const { formatNumber } = useIntl();
  if (year.isObliged !== 'NO') return <T id="submission.nothingDue" />;
  const area = formatNumber(year.officialAreaHa, { maximumFractionDigits: 2 });
  return <T id="submission.obliged.NO" values={{ area, above: formatNumber(year.aboveHa ?? 0) }} />;
}
