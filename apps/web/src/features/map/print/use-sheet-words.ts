import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import { useBrand } from '#web/lib/brands.ts';
import { formatDay } from '#web/lib/days.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { currentState } from '#web/parts/plan/plan.queries.ts';
import { useFarmMapState } from '../farm-map-state.ts';
import type { SheetWords } from './sheet-marks.ts';

/** What is written on the sheet, but its title if it is given another one. */
export function useSheetWords(): SheetWords {
  const text = useText();
  const { locale } = useLanguage();
  const { title: brand } = useBrand();
  const { farm, season } = useFarmMapState();
  const date = formatDay(useFarmDay(farm.id), locale);
  const isNow = season.id === currentState;
  const planned = { farm: farm.name, season: seasonLabel(season.id) };
  return {
    title: isNow ? text('map.print.titleNow', { farm: farm.name, date }) : text('map.print.titleSeason', planned),
    state: isNow
      ? text('map.print.stateNow', { farm: farm.name, date })
      : text('map.print.stateSeason', { ...planned, date }),
    scale: (scale) => text('map.print.scaleOf', { scale: Math.round(scale) }),
    length: (metres) =>
      metres >= 1000
        ? text('map.scale.kilometres', { length: metres / 1000 })
        : text('map.scale.metres', { length: metres }),
    north: text('map.print.north'),
    made: text('map.print.made', { brand }),
    legend: isNow ? text('map.legend') : text('map.season.title', { season: planned.season }),
    area: (areaHa) => text('parcel.hectares', { area: parcelAreaNumber(areaHa, locale) }),
    rest: (count) => text('map.print.rest', { count }),
  };
}
