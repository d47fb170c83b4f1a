import type { ChangedRecord } from '@brazda/contract/gateway/farm-changes.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { differencesOf } from './differences.ts';
import { changedRecordsOptions } from './history.queries.ts';
import { recordName, recordWords, tellDifference } from './record-words.ts';
import { useRecordNames, type RecordNames } from './use-record-names.ts';

interface ChangedRecordsProps {
  readonly farmId: number;
  readonly changeId: number;
}

/** What a change wrote: each record with what of it is other than before. */
export function ChangedRecords({ farmId, changeId }: ChangedRecordsProps): ReactElement {
  const { data, error, refetch } = useQuery(changedRecordsOptions(farmId, changeId));
  const names = useRecordNames(farmId, data?.rows ?? []);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LateLoader label={<T id="shell.loading" />} />;
  const left = data.total - data.rows.length;
  return (
    <Records>
      {data.rows.map((record, at) => (
        <Record key={`${record.record} ${record.recordNumber} ${at}`} record={record} farmId={farmId} names={names} />
      ))}
      {left > 0 && (
        <p>
          <T id="history.moreRecords" values={{ count: left }} />
        </p>
      )}
    </Records>
  );
}

interface RecordProps {
  readonly record: ChangedRecord;
  readonly farmId: number;
  readonly names: RecordNames;
}

function Record({ record, farmId, names }: RecordProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { record: kind, operation, before, after } = record;
  return (
    <section>
      <Name>
        <RecordLink farmId={farmId} record={record}>
          {[recordWords(intl, kind), recordName(record), text(`history.operation.${operation}`)].join(' ')}
        </RecordLink>
      </Name>
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
          {differencesOf(before, after)
            .map((difference) => tellDifference(intl, names, kind, difference))
            .map(({ field, label, was, is, parcels = [] }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>
                  <Value farmId={farmId} value={was} parcel={parcels[0]} />
                </td>
                <td>
                  <Value farmId={farmId} value={is} parcel={parcels[1]} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** Words of a record, which lead to it where it has a page of its own also after it was put away. */
function RecordLink({ farmId, record, children }: RecordLinkProps): ReactElement {
  if (record.record !== 'iot.node' || record.recordNumber === null) return <>{children}</>;
  const params = { farmId: String(farmId), nodeId: String(record.recordNumber) };
  return (
    <Link to="/farm/$farmId/sensors/$nodeId" params={params}>
      {children}
    </Link>
  );
}

interface RecordLinkProps extends Pick<RecordProps, 'farmId' | 'record'> {
  readonly children: string;
}

/** Where there was nothing, or nothing is any more. */
const nothing = '–';

interface ValueProps {
  readonly farmId: number;
  readonly value: string | null;
  readonly parcel: number | undefined;
}

/** A value in words; that of a parcel leads to it. */
function Value({ farmId, value, parcel }: ValueProps): ReactElement {
  if (value === null) return <>{nothing}</>;
  if (parcel === undefined) return <>{value}</>;
  return (
    <Link to="/farm/$farmId/parcels/$parcelId/overview" params={{ farmId: String(farmId), parcelId: String(parcel) }}>
      {value}
    </Link>
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
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: fontWeights.medium, overflowWrap: 'normal' },
  '& tbody th': { width: '30%', fontWeight: fontWeights.medium },
}));

const Name = styled('h2')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  fontSize: fontSizes.body,
  fontWeight: fontWeights.strong,
}));
