import type { YearlyDeadline } from '@brazda/contract/agroevidence/submissions.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface YearlyDeadlinesProps {
  readonly farmId: number;
  readonly deadlines: readonly YearlyDeadline[];
}

/** What is handed over of whole farming years, by when and by which rule, and the way to the record that fills it. */
export function YearlyDeadlines({ farmId, deadlines }: YearlyDeadlinesProps): ReactElement {
  const text = useText();
  const columns: readonly [FactColumn<YearlyDeadline>, ...FactColumn<YearlyDeadline>[]] = [
    {
      key: 'report',
      label: <T id="submission.yearly.report" />,
      cell: ({ report, isEmptyToo }) => {
        const name = text(`reports.name.${report}`);
        return isEmptyToo ? text('submission.yearly.emptyToo', { report: name }) : name;
      },
    },
    { key: 'season', label: <T id="submission.season" />, cell: ({ season }) => seasonLabel(season) },
    { key: 'due', label: <T id="submission.due" />, cell: (deadline) => <Due deadline={deadline} /> },
    {
      key: 'source',
      label: <T id="submission.yearly.source" />,
      cell: ({ source, isGeneralKnowledge }) =>
        isGeneralKnowledge ? `${source}. ${text('submission.uncertain')}` : source,
    },
    {
      key: 'open',
      label: <T id="submission.detail" />,
      isAction: true,
      cell: ({ report, season }) => (
        <LinkButton
          size="small"
          variant="outlined"
          to="/farm/$farmId/reports"
          params={{ farmId: String(farmId) }}
          search={{ report, season }}
          aria-label={text('submission.yearly.open.named', {
            report: text(`reports.name.${report}`),
            season: seasonLabel(season),
          })}
        >
          <T id="submission.yearly.open" />
        </LinkButton>
      ),
    },
  ];
  return (
    <>
      <Notice>
        <T id="submission.yearly.what" />
      </Notice>
      <FactTable
        label={text('submission.yearly.deadlines')}
        columns={columns}
        rows={deadlines}
        keyOf={({ report, season }) => `${report} ${season}`}
      />
    </>
  );
}

function Due({ deadline: { dueOn, isNear, isPast } }: { readonly deadline: YearlyDeadline }): ReactElement {
  const { locale } = useIntl();
  const day = formatDay(dueOn, locale);
  if (isPast) return <T id="submission.yearly.past" values={{ day }} />;
  return isNear ? <T id="submission.near" values={{ day }} /> : <>{day}</>;
}
