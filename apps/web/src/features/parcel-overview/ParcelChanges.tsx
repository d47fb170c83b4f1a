import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { detailText } from '#web/parts/audit/audit-detail.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FactTable } from '#web/ui/FactTable.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { changesOptions } from './parcel-overview.queries.ts';

interface ParcelChangesProps {
  readonly farmId: number;
  readonly parcelId: number;
}

/** What was done with the parcel, by whom and when; the newest first. */
export function ParcelChanges({ farmId, parcelId }: ParcelChangesProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const { data, error, refetch } = useQuery(changesOptions(farmId, parcelId));
  return (
    <OverviewPart heading={<T id="parcelOverview.changes" />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <p>
          <T id="parcelOverview.changes.none" />
        </p>
      )}
      {data && data.rows.length > 0 && (
        <FactTable
          label={text('parcelOverview.changes')}
          rows={data.rows}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'at',
              label: <T id="parcelOverview.change.at" />,
              cell: ({ at }) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" />,
            },
            {
              key: 'what',
              label: <T id="parcelOverview.change.what" />,
              cell: ({ action }) => <T id={`audit.action.${action}`} />,
            },
            {
              key: 'now',
              label: <T id="parcelOverview.change.now" />,
              cell: (change) => detailText(intl, change),
            },
            { key: 'who', label: <T id="parcelOverview.change.who" />, cell: ({ user }) => user?.email },
          ]}
        />
      )}
      <p>
        <Link to="/farm/$farmId/history" params={{ farmId: String(farmId) }} search={{ parcel: parcelId }}>
          <T id="parcelOverview.changes.all" />
        </Link>
      </p>
    </OverviewPart>
  );
}
