import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Day, FactPair, Hectares } from './fact-pair.tsx';
import { FactPairs, OverviewPart } from './OverviewPart.tsx';
import { registryFactsOptions } from './parcel-overview.queries.ts';

interface RegistryDataProps {
  readonly farmId: number;
  readonly parcelId: number;
}

/** What the land register said of the parcel when the farm last took it. */
export function RegistryData({ farmId, parcelId }: RegistryDataProps): ReactElement {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(registryFactsOptions(farmId, parcelId));
  return (
    <OverviewPart heading={<T id="parcelOverview.registry" />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <FactPairs>
          <FactPair label={<T id="parcelOverview.block" />}>{fullBlockNumber(data) ?? null}</FactPair>
          <FactPair label={<T id="parcelOverview.officialArea" />}>
            {data.officialArea === null ? null : <Hectares area={data.officialArea} />}
          </FactPair>
          <FactPair label={<T id="parcel.landUse" />}>
            {landUseText(intl, { code: data.landUseCode, name: data.landUseName })}
          </FactPair>
          <FactPair label={<T id="parcelOverview.taken" />}>
            {data.takenAt === null ? null : <Day value={data.takenAt} />}
          </FactPair>
          {data.validityDate !== null && (
            <FactPair label={<T id="parcelOverview.asOf" />}>
              <Day value={data.validityDate} />
            </FactPair>
          )}
        </FactPairs>
      )}
    </OverviewPart>
  );
}
