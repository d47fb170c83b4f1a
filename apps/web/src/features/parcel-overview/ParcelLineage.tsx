import type { RelatedParcel } from '@brazda/contract/agroevidence/parcel-history.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { parcelTitle } from '#web/parts/parcel/parcel-facts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Hectares } from './fact-pair.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { lineageOptions } from './parcel-overview.queries.ts';

interface ParcelLineageProps {
  readonly farmId: number;
  readonly parcelId: number;
}

/** The parcels that this one came from, and those that came from it. */
export function ParcelLineage({ farmId, parcelId }: ParcelLineageProps): ReactElement {
  const { data, error, refetch } = useQuery(lineageOptions(farmId, parcelId));
  const isAlone = data && data.predecessors.length + data.successors.length === 0;
  return (
    <OverviewPart heading={<T id="parcelOverview.lineage" />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isAlone && (
        <p>
          <T id="parcelOverview.lineage.none" />
        </p>
      )}
      {data && data.predecessors.length > 0 && (
        <>
          <h3>
            <T id="parcelOverview.lineage.from" />
          </h3>
          <Related farmId={farmId} parcels={data.predecessors} />
        </>
      )}
      {data && data.successors.length > 0 && (
        <>
          <h3>
            <T id="parcelOverview.lineage.to" />
          </h3>
          <Related farmId={farmId} parcels={data.successors} />
        </>
      )}
    </OverviewPart>
  );
}

interface RelatedProps {
  readonly farmId: number;
  readonly parcels: readonly RelatedParcel[];
}

function Related({ farmId, parcels }: RelatedProps): ReactElement {
  return (
    <ul>
      {parcels.map((parcel) => (
        <li key={parcel.id}>
          <TextLink
            to="/farm/$farmId/parcels/$parcelId/overview"
            params={{ farmId: String(farmId), parcelId: String(parcel.id) }}
          >
            {parcelTitle(parcel)}
          </TextLink>
          <Hectares area={parcel.sharedArea} />
        </li>
      ))}
    </ul>
  );
}
