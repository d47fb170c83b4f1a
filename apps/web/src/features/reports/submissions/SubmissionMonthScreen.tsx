import type { SubmissionMonth, SubmissionYear } from '@brazda/contract/agroevidence/submissions.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { submissionYearOptions } from '#web/parts/submission/submissions.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { monthName, useMonthEnd } from './month-route.ts';
import { LastSubmission } from './LastSubmission.tsx';
import { Standing } from './Standing.tsx';
import { SubmissionChecked } from './SubmissionChecked.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';

/** One month: what is wrong with its records, how they are handed over, and what became of that. */
export function SubmissionMonthScreen(): ReactElement {
  const farmId = useFarmId();
  const monthEnd = useMonthEnd();
  return (
    <WidePage>
      {monthEnd === undefined ? (
        <>
          <Notice>
            <T id="submission.noMonth" />
          </Notice>
          <ToMonths farmId={farmId} />
        </>
      ) : (
        <Month farmId={farmId} to={monthEnd} />
      )}
    </WidePage>
  );
}

interface MonthProps {
  readonly farmId: number;
  readonly to: string;
}

function Month({ farmId, to }: MonthProps): ReactElement {
  const intl = useIntl();
  const season = seasonOfDay(to);
  const { data: year, error, refetch } = useQuery(submissionYearOptions(farmId, season));
  const title = monthName(intl, to);
  const month = year?.months.find((one) => one.to === to);
  return (
    <>
      <PageTitle title={title} />
      <PageHead>
        <Typography variant="h1">
          <T id="submission.ofMonth" values={{ month: title }} />
        </Typography>
        <ToMonths farmId={farmId} season={season} />
      </PageHead>
      {error && !year && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!year && !error && <Skeleton variant="rounded" height={360} />}
      {year && !month && (
        <Notice>
          <T id={year.isAsked ? 'submission.notBegun' : 'submission.notAsked'} />
        </Notice>
      )}
      {year && month && <KnownMonth farmId={farmId} year={year} month={month} />}
    </>
  );
}

interface KnownMonthProps {
  readonly farmId: number;
  readonly year: SubmissionYear;
  readonly month: SubmissionMonth;
}

function KnownMonth({ farmId, year, month }: KnownMonthProps): ReactElement {
  return (
    <>
      <Head month={month} />
      {month.last && <LastSubmission key={month.last.id} farmId={farmId} last={month.last} />}
      <SubmissionChecked farmId={farmId} year={year} month={month} />
      <SubmissionHistory farmId={farmId} to={month.to} />
    </>
  );
}

/** How it stands, by when it is to be sent and why. */
function Head({ month: { standing, deadline, isLate } }: { readonly month: SubmissionMonth }): ReactElement {
  const { locale } = useIntl();
  return (
    <Line>
      <Standing standing={standing} />
      <div>
        <T id={isLate ? 'submission.late' : 'submission.until'} values={{ day: formatDay(deadline.dueOn, locale) }} />
        <small lang="cs">{deadline.source}</small>
        {deadline.isGeneralKnowledge && (
          <small>
            <T id="submission.uncertain" />
          </small>
        )}
      </div>
    </Line>
  );
}

function ToMonths({ farmId, season }: { readonly farmId: number; readonly season?: number }): ReactElement {
  return (
    <LinkButton
      variant="outlined"
      to="/farm/$farmId/reports/submissions"
      params={{ farmId: String(farmId) }}
      search={season === undefined ? {} : { season }}
    >
      <T id="submission.toMonths" />
    </LinkButton>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));
