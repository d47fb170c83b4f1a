import type { ParcelPlanEntry } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { seasonLabel, seasonOfDay } from '@brazda/domain/season.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { parcelPlanOptions } from '#web/parts/plan/plan.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { OverviewPart } from './OverviewPart.tsx';

interface PlannedCropsProps {
  readonly farmId: number;
  readonly parcelId: number;
}

/** As many seasons as the plan shows at once. */
const size = 4;

/** What is planned on the parcel in this season and the next ones. */
export function PlannedCrops({ farmId, parcelId }: PlannedCropsProps): ReactElement {
  const startYear = seasonOfDay(useFarmDay(farmId));
  const { data, error, refetch } = useQuery(parcelPlanOptions(farmId, parcelId, { startYear, size }));
  return (
    <OverviewPart heading={<T id="parcelOverview.plan" />}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={44} aria-hidden />}
      {data?.length === 0 && (
        <p>
          <T
            id="parcelOverview.plan.none"
            values={{ first: seasonLabel(startYear), last: seasonLabel(startYear + size - 1) }}
          />
        </p>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((entry) => (
            <PlannedCrop key={`${entry.season.id} ${entry.role} ${entry.part}`} entry={entry} />
          ))}
        </ul>
      )}
    </OverviewPart>
  );
}

function PlannedCrop({ entry: { area, crop, season } }: { readonly entry: ParcelPlanEntry }): ReactElement {
  const { locale } = useLanguage();
  const nameOf = useCropName();
  return (
    <Line>
      <span>{seasonLabel(season.id)}</span>
      <CropSwatch color={cropColor(crop)} />
      <strong>{nameOf(crop)}</strong>
      {area !== null && (
        <span>
          <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
        </span>
      )}
    </Line>
  );
}

const Line = styled('li')(({ theme }) => ({
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: theme.vars.palette.text.secondary },
}));
