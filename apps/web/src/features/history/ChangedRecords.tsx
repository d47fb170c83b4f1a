import type { ChangedRecord } from '@brazda/contract/gateway/farm-changes.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { differencesOf } from './differences.ts';
import { changedRecordsOptions } from './history.queries.ts';
import { columnWords, recordWords } from './record-words.ts';

interface ChangedRecordsProps {
  readonly farmId: number;
  readonly changeId: number;
}

/** What a change wrote: each record with what of it is other than before. */
export function ChangedRecords({ farmId, changeId }: ChangedRecordsProps): ReactElement {
  const { data, error, refetch } = useQuery(changedRecordsOptions(farmId, changeId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LateLoader label={<T id="shell.loading" />} />;
  const left = data.total - data.rows.length;
  return (
    <Records>
      {data.rows.map((record, at) => (
        <Record key={`${record.record} ${record.recordNumber} ${at}`} record={record} />
      ))}
      {left > 0 && (
        <p>
          <T id="history.moreRecords" values={{ count: left }} />
        </p>
      )}
    </Records>
  );
}

function Record({
  record: { record, recordNumber, operation, before, after },
}: {
  readonly record: ChangedRecord;
}): ReactElement {
  const text = useText();
  const intl = useIntl();
  return (
    <section>
      <Name>{[recordWords(intl, record), recordNumber ?? '', text(`history.operation.${operation}`)].join(' ')}</Name>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <T id="history.field" />
            </th>
            <th scope="col">
              <T id="history.before" />
            </th>
            <th scope="col">
              <T id="history.after" />
            </th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(before, after).map(({ field, was, is }) => (
            <tr key={field}>
              <th scope="row">{columnWords(intl, field)}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Records = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  marginTop: theme.spacing(3),
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: fontSizes.body },
  '& th, & td': {
    padding: theme.spacing(1, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: fontWeights.medium },
  '& tbody th': { width: '30%', fontWeight: fontWeights.medium },
}));

const Name = styled('h2')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  fontSize: fontSizes.body,
  fontWeight: fontWeights.strong,
}));
