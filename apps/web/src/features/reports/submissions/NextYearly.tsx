import { seasonLabel } from '@brazda/domain/season.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { yearlyDeadlinesOptions } from './submissions.queries.ts';

/** What of a whole farming year is handed over next, and the records that fill it; nothing where no rule asks for any. */
export function NextYearly({ farmId }: { readonly farmId: number }): ReactElement | null {
  const { locale } = useIntl();
  const { data: deadlines = [] } = useQuery(yearlyDeadlinesOptions(farmId));
  const [next] = deadlines.filter(({ isPast }) => !isPast);
  if (!next) return null;
  const { dueOn, season, isNear } = next;
  const params = { farmId: String(farmId) };
  return (
    <Notice
      tone={isNear ? 'warning' : 'plain'}
      actions={
        <>
          {deadlines
            .filter((one) => one.dueOn === dueOn && one.season === season)
            .map(({ report }) => (
              <LinkButton
                key={report}
                variant="outlined"
                to="/farm/$farmId/reports"
                params={params}
                search={{ report, season }}
              >
                <T id={`reports.name.${report}`} />
              </LinkButton>
            ))}
          <LinkButton variant="outlined" to="/farm/$farmId/reports/submissions" params={params}>
            <T id="submission.yearly.all" />
          </LinkButton>
        </>
      }
    >
      <strong>
        <T id="submission.yearly.title" />
      </strong>
      <div>
        <T id="submission.yearly.next" values={{ day: formatDay(dueOn, locale), season: seasonLabel(season) }} />
      </div>
    </Notice>
  );
}
