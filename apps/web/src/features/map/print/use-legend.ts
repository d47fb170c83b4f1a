import { hexColor } from '@brazda/domain/crop-colors.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import { parcelListOptions } from '#web/parts/parcel/parcel.queries.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { currentState } from '#web/parts/plan/plan.queries.ts';
import { cropShares, type CropShare } from '../crop-shares.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import type { ShownSeason } from '../use-shown-season.ts';
import type { LegendRow } from './legend-rows.ts';

/** The crops that colour the map, with their land; undefined until they are known. */
export function useLegend(): readonly LegendRow[] | undefined {
  const { farm, season } = useFarmMapState();
  const text = useText();
  const nameOf = useCropName();
  const { data: parcels } = useQuery({ ...parcelListOptions(farm.id), enabled: season.id === currentState });
  const shares = useMemo(() => parcels && cropShares(parcels, farm.countryCode), [parcels, farm.countryCode]);
  if (season.id !== currentState) return season.plan && rowsOfPlan(season.plan, nameOf, text);
  return shares?.map((share) => rowOf(share, text));
}

function rowOf({ crop, areaHa }: CropShare, text: Text): LegendRow {
  const name = crop ? crop.name : text(crop === null ? 'parcel.noCrop' : 'map.legend.unknown');
  return { color: crop?.color, name, areaHa };
}

function rowsOfPlan(
  { statistics, notPlanned }: NonNullable<ShownSeason['plan']>,
  nameOf: ReturnType<typeof useCropName>,
  text: Text,
): readonly LegendRow[] {
  const planned = statistics.map(({ area, crop, role }): LegendRow => {
    const name = role === 'CATCH_CROP' ? text('plan.catchCropNamed', { crop: nameOf(crop) }) : nameOf(crop);
    return { color: crop.color ? hexColor(crop.color) : undefined, name, areaHa: area };
  });
  const open: LegendRow = { color: undefined, name: text('plan.notPlanned'), areaHa: notPlanned.area };
  return notPlanned.area > 0 ? [...planned, open] : planned;
}
