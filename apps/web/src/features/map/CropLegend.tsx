import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { cropShares, type CropShare } from './crop-shares.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { ShareBar, ShareList } from '#web/ui/ShareList.tsx';

/** What the colours on the map mean, and how much land each is. */
export function CropLegend({ farm }: { readonly farm: Farm }): ReactElement {
  const { data, error, refetch } = useQuery(parcelListOptions(farm.id));
  const shares = useMemo(() => data && cropShares(data, farm.countryCode), [data, farm.countryCode]);
  const most = Math.max(0, ...(shares ?? []).map(({ areaHa }) => areaHa));
  if (!shares && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!shares) return <Skeleton variant="rounded" height={120} aria-hidden />;
  return (
    <ShareList>
      {shares.map((share) => (
        <Share key={share.crop ? share.crop.name : String(share.crop)} share={share} most={most} />
      ))}
    </ShareList>
  );
}

function Share({ share: { crop, areaHa }, most }: { readonly share: CropShare; readonly most: number }): ReactElement {
  const { locale } = useLanguage();
  return (
    <li>
      <CropSwatch color={crop?.color} />
      <span>{crop ? crop.name : <T id={crop === null ? 'parcel.noCrop' : 'map.legend.unknown'} />}</span>
      <b>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(areaHa, locale) }} />
      </b>
      <ShareBar aria-hidden>
        <i style={{ width: `${(100 * areaHa) / Math.max(most, areaHa)}%`, background: crop?.color }} />
      </ShareBar>
    </li>
  );
}
