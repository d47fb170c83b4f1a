import type { Submission } from '@brazda/contract/agroevidence/submissions.ts';
import { isUnderWay } from '@brazda/domain/enumerations/submission.ts';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { Standing } from './Standing.tsx';
import { validateSubmissionMonthSearch } from './submissions-search.ts';
import { submissionListOptions, submissionsPerPage, useSentFile } from './submissions.queries.ts';

interface SubmissionHistoryProps {
  readonly farmId: number;
  readonly to: string;
}

/** All that was handed over of a month, each to be had again as it was. */
export function SubmissionHistory({ farmId, to }: SubmissionHistoryProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const [{ page = 1 }, show] = useListSearch(validateSubmissionMonthSearch);
  const answer = useQuery(submissionListOptions(farmId, to, page));
  const file = useSentFile(farmId);
  const at = (instant: string): string => intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly [FactColumn<Submission>, ...FactColumn<Submission>[]] = [
    { key: 'at', label: <T id="submission.sentAt" />, cell: ({ sentAt, createdAt }) => at(sentAt ?? createdAt) },
    { key: 'by', label: <T id="submission.sentBy" />, cell: ({ createdByEmail }) => createdByEmail },
    {
      key: 'state',
      label: <T id="submission.state" />,
      cell: ({ state }) => <Standing standing={isUnderWay(state) ? 'UNDER_WAY' : state} />,
    },
    { key: 'uses', label: <T id="submission.uses" />, isNumber: true, cell: ({ uses }) => intl.formatNumber(uses) },
    {
      key: 'errors',
      label: <T id="submission.errors" />,
      isNumber: true,
      cell: ({ errors }) => intl.formatNumber(errors),
    },
    { key: 'guid', label: <T id="submission.number" />, cell: ({ guid }) => guid },
    {
      key: 'file',
      label: <T id="submission.file" />,
      isAction: true,
      cell: (one) => (
        <PendingButton
          size="small"
          variant="outlined"
          startIcon={<DownloadOutlined />}
          isPending={file.isPending && file.variables.id === one.id}
          aria-label={text('submission.file.named', { at: at(one.sentAt ?? one.createdAt) })}
          onClick={() => file.mutate(one)}
        >
          <T id="submission.file.save" />
        </PendingButton>
      ),
    },
  ];
  return (
    <Whole>
      <Typography variant="h2">
        <T id="submission.history" />
      </Typography>
      {file.error && (
        <Notice tone="error">
          <ErrorText error={file.error} />
        </Notice>
      )}
      <PagedList
        answer={answer}
        page={page}
        perPage={submissionsPerPage}
        onPage={(next) => show({ page: next })}
        empty={<T id="submission.history.none" />}
      >
        {(rows) => (
          <FactTable label={text('submission.history')} columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
      </PagedList>
    </Whole>
  );
}

const Whole = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(4),
}));
