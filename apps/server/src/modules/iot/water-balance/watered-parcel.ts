import type { TakenWeather } from '@brazda/domain/agronomy/nearest-weather.ts';
import { balanceStart, earliestStart, type BalanceStart } from '@brazda/domain/agronomy/balance-start.ts';
import {
  dailyWaterBalance,
  type BalancedDay,
  type WaterStatement,
} from '@brazda/domain/agronomy/daily-water-balance.ts';
import { soilLimitsOf } from '@brazda/domain/agronomy/soil-textures.ts';
import { waterCrop } from '@brazda/domain/agronomy/water-crops.ts';
import type { WeatherLack } from '@brazda/domain/enumerations/disease-host.ts';
import type { WaterCropName, WaterLack } from '@brazda/domain/enumerations/water-balance.ts';
import type { GrownParcel } from '#server/modules/agroevidence/public.ts';
import type { PlacedNode } from '../agronomy/placed-node.ts';
import type { ParcelSoilRow } from './parcel-soils.repository.ts';
import type { DailyWeather, TimedWaterDay } from './weather-of-days.ts';

/** A parcel with all that its water is worked out of but the weather. */
export interface WateredParcel extends GrownParcel {
  readonly crop: WaterCropName | null;
  readonly soil: ParcelSoilRow | null;
  readonly weather: TakenWeather<PlacedNode> | WeatherLack;
  /** By days, those of a day in the order in which they were said. */
  readonly statements: readonly WaterStatement[];
  /** Of its farm. */
  readonly timeZone: string;
  /** The last whole day there. */
  readonly lastDay: string;
}

/** What is worked out: days from the start on, or why there are none. */
export interface WorkedBalance {
  readonly lack: WaterLack | null;
  readonly start: BalanceStart | null;
  readonly days: readonly BalancedDay[];
  /** The weather of each of them. */
  readonly weather: readonly TimedWaterDay[];
}

/** Which node's weather is needed, and from which day on; undefined where none is, for something else is lacking. */
export function neededWeather(parcel: WateredParcel): { readonly node: PlacedNode; readonly from: string } | undefined {
  const { weather, sownOn, lastDay } = parcel;
  if (lackBeforeWeather(parcel) !== null || typeof weather === 'string' || sownOn === null) return undefined;
  return { node: weather.node, from: earliestStart(sownOn, lastDay) };
}

/** What is lacking first comes first, so that it is asked for one thing after the other. */
function lackBeforeWeather({ crop, sownOn, soil, weather, lastDay }: WateredParcel): WaterLack | null {
  if (crop === null) return 'CROP_UNKNOWN';
  if (sownOn === null) return 'SOWING_UNKNOWN';
  if (soil === null || soilLimitsOf(soil) === null) return 'SOIL_UNSAID';
  if (typeof weather === 'string') return weather;
  return earliestStart(sownOn, lastDay) > lastDay ? 'NO_DAY_YET' : null;
}

/** The water of a parcel day by day, by the weather of its node. */
export function balanceOf(parcel: WateredParcel, weather: DailyWeather | undefined): WorkedBalance {
  const { crop, sownOn, soil, lastDay, statements } = parcel;
  const nothing = { start: null, days: [], weather: [] };
  const lack = lackBeforeWeather(parcel);
  const limits = soil && soilLimitsOf(soil);
  if (lack !== null || crop === null || sownOn === null || !limits) return { ...nothing, lack };
  const earliest = earliestStart(sownOn, lastDay);
  const possible = (weather?.days ?? []).filter(({ day }) => day >= earliest);
  const known = possible.find(({ rainfall, reference }) => rainfall !== null && reference !== null);
  if (!known) return { ...nothing, lack: 'WEATHER_UNKNOWN' };
  const start = balanceStart(sownOn, lastDay, known.day);
  const counted = possible.filter(({ day }) => day >= start.day);
  const days = dailyWaterBalance({
    ...{ crop: waterCrop(crop), sownOn, soil: limits, soilDepthM: soil.rootDepthM, statements },
    startDepletion: start.isFull ? 0 : null,
    days: counted,
  });
  return { lack: lackAtEnd(days), start, days, weather: counted };
}

function lackAtEnd(days: readonly BalancedDay[]): WaterLack | null {
  if (days.at(-1)?.depletion !== null) return null;
  return days.some(({ depletion }) => depletion !== null) ? 'WEATHER_GAP' : 'START_UNSAID';
}
