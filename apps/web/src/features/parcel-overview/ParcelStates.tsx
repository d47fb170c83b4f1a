import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { ParcelVersion } from '@brazda/contract/agroevidence/parcel-history.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import type { MultiPolygon } from '@brazda/contract/shapes.ts';
import { areasDiffer } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { deductionsOptions } from '#web/parts/parcel/deductions.queries.ts';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { DeductionWidths } from './deduction-widths.ts';
import { Day, FactPair, Hectares } from './fact-pair.tsx';
import { FactPairs, OverviewPart } from './OverviewPart.tsx';
import { OutlineMap } from './OutlineMap.tsx';
import { versionsOptions } from './parcel-overview.queries.ts';
import { StateChoice } from './StateChoice.tsx';
import { useGrownParts } from './use-grown-parts.ts';

interface ParcelStatesProps {
  readonly farm: Farm;
  readonly parcel: ParcelDetail;
  readonly widths: DeductionWidths;
  readonly strip: MultiPolygon | null;
}

/** Outline and attributes of a parcel as they are, or as they were on a day before. */
export function ParcelStates(props: ParcelStatesProps): ReactElement {
  const { farm, parcel } = props;
  const { data, error, refetch } = useQuery(versionsOptions(farm.id, parcel.id));
  const today = useDrawnToday(props);
  const [back, setBack] = useState(0);
  // The oldest stands at the left end of the slider.
  const versions = data ?? [];
  const shown = versions[Math.min(back, versions.length - 1)];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Whole>
      <OutlineMap
        parcel={parcel}
        geometry={shown?.geometry ?? parcel.geometry}
        box={shown?.boundingBox ?? parcel.boundingBox}
        // Of what was before, neither is known.
        {...(back === 0 ? today : before)}
      />
      <OverviewPart heading={<T id="parcelOverview.state" />}>
        {versions.length > 1 && <StateChoice versions={versions} back={back} onBack={setBack} />}
        {shown && <StateFacts farm={farm} version={shown} />}
      </OverviewPart>
    </Whole>
  );
}

type DrawnOnLand = Pick<ComponentProps<typeof OutlineMap>, 'parts' | 'leftOut' | 'strip'>;

/** What is drawn over the parcel as it is today. */
function useDrawnToday({ farm, parcel, strip, widths }: ParcelStatesProps): DrawnOnLand {
  const { data: land } = useQuery(deductionsOptions(farm.id, parcel.id, widths.wished));
  return { parts: useGrownParts(farm.id, parcel.id), leftOut: land?.geometry ?? null, strip };
}

const before: DrawnOnLand = { parts: [], leftOut: null, strip: null };

function StateFacts({ farm, version }: { readonly farm: Farm; readonly version: ParcelVersion }): ReactElement {
  const intl = useIntl();
  const { officialArea, computedArea, nitrateVulnerable } = version;
  const isDifferent = officialArea !== null && areasDiffer(officialArea, computedArea);
  return (
    <>
      <FactPairs>
        <FactPair label={<T id="parcelOverview.officialArea" />}>
          {officialArea === null ? null : <Hectares area={officialArea} />}
        </FactPair>
        <FactPair label={<T id="parcelOverview.computedArea" />}>
          <Hectares area={computedArea} />
        </FactPair>
        <FactPair label={<T id="parcel.landUse" />}>
          {landUseText(intl, { code: version.landUseCode, name: version.landUseName })}
        </FactPair>
        <FactPair label={<T id="parcel.validFrom" />}>
          {version.validFrom === null ? null : <Day value={version.validFrom} />}
        </FactPair>
        {version.validTo !== null && (
          <FactPair label={<T id="parcelOverview.validTo" />}>
            <Day value={version.validTo} />
          </FactPair>
        )}
        <FactPair label={<T id="parcel.altitude" />}>
          {version.altitude === null ? null : (
            <T
              id="parcel.metres"
              values={{ length: intl.formatNumber(version.altitude, { maximumFractionDigits: 0 }) }}
            />
          )}
        </FactPair>
        <FactPair label={<T id="parcel.slope" />}>
          {version.slope === null ? null : (
            <T id="parcel.degrees" values={{ angle: intl.formatNumber(version.slope, { maximumFractionDigits: 1 }) }} />
          )}
        </FactPair>
        <FactPair label={<T id="parcel.zone" />}>{version.zone}</FactPair>
        {farm.countryCode === 'CZ' && (
          <FactPair label={<T id="parcel.nitrateVulnerable" />}>
            {nitrateVulnerable === 'NOT_SPECIFIED' ? null : <T id={nitrateTexts[nitrateVulnerable]} />}
          </FactPair>
        )}
      </FactPairs>
      {isDifferent && (
        <Notice tone="warning">
          <T id="parcelOverview.areasDiffer" />
        </Notice>
      )}
    </>
  );
}

const nitrateTexts = { YES: 'parcel.yes', NO: 'parcel.no' } as const;

const Whole = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));
