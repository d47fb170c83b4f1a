import type { ParcelSoil, WaterBalance, WaterEntry, WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import type { BalancedDay } from '@brazda/domain/agronomy/daily-water-balance.ts';
import { waterStanding } from '@brazda/domain/agronomy/water-standing.ts';
import type { WaterState } from '@brazda/domain/enumerations/water-balance.ts';
import type { Holding } from '../agronomy/said-of-parcels.ts';
import { takenNodeView } from '../agronomy/taken-node.view.ts';
import type { ParcelSoilRow } from './parcel-soils.repository.ts';
import type { WaterEntryRow } from './water-entries.repository.ts';
import type { WateredParcel, WorkedBalance } from './watered-parcel.ts';
import { methodsOf } from './weather-of-days.ts';

export function waterStandingView(parcel: WateredParcel, { lack, days }: WorkedBalance): WaterStanding {
  const { parcelId, farmId, parcelName, cropName, cropShare, weather, lastDay } = parcel;
  const { state, unknownSince, ...amounts } = waterStanding(days);
  const millimetres = (value: number | null): number | null => (value === null ? null : rounded(value));
  return {
    ...{ parcelId, farmId, parcelName, cropName, cropShare, state, lack, unknownSince },
    judgedDay: lastDay,
    depletion: millimetres(amounts.depletion),
    readily: millimetres(amounts.readily),
    total: millimetres(amounts.total),
    share: millimetres(amounts.share),
    daysLeft: millimetres(amounts.daysLeft),
    node: takenNodeView(weather),
  };
}

/** What is most to be looked at first: what thirsts, what soon will, what nobody knows; in each the driest first. */
export function byThirst(one: WaterStanding, other: WaterStanding): number {
  return order.indexOf(one.state) - order.indexOf(other.state) || (other.share ?? 0) - (one.share ?? 0);
}

const order: readonly WaterState[] = ['DRY', 'SOON', 'UNKNOWN', 'ENOUGH'];

interface Told {
  readonly timeZone: string;
  readonly soil: Holding<ParcelSoilRow> | null;
  readonly entries: readonly Holding<WaterEntryRow>[];
}

/** A parcel with its days; without them where nothing grows on it. */
export function waterBalanceView(
  grown: { readonly parcel: WateredParcel; readonly worked: WorkedBalance } | null,
  { timeZone, soil, entries }: Told,
): WaterBalance {
  const { start = null, days = [], weather = [] } = grown?.worked ?? {};
  return {
    standing: grown && waterStandingView(grown.parcel, grown.worked),
    sowing: grown && sowingView(grown.parcel),
    ...{ timeZone, start, crop: grown && grown.parcel.crop },
    soil: soil && { ...parcelSoilView(soil.said), takenFrom: soil.takenFrom },
    methods: methodsOf(weather),
    times: weather.map(({ begins }) => begins),
    ...columnsOf(days),
    entries: entries.map(({ said, takenFrom }) => ({ ...waterEntryView(said), takenFrom })).toReversed(),
  };
}

function sowingView({ sownOn, isSowingSaid }: WateredParcel): WaterBalance['sowing'] {
  return sownOn === null ? null : { day: sownOn, isSaid: isSowingSaid };
}

type Columns = Pick<
  WaterBalance,
  'rainfall' | 'irrigation' | 'reference' | 'coefficient' | 'stress' | 'evapotranspiration' | 'depletion' | 'readily'
> &
  Pick<WaterBalance, 'total' | 'deepPercolation'>;

function columnsOf(days: readonly BalancedDay[]): Columns {
  const known = (valueOf: (day: BalancedDay) => number): number[] => days.map((day) => rounded(valueOf(day)));
  const some = (valueOf: (day: BalancedDay) => number | null): (number | null)[] =>
    days.map((day) => {
      const value = valueOf(day);
      return value === null ? null : rounded(value);
    });
  return {
    rainfall: some(({ rainfall }) => rainfall),
    irrigation: known(({ irrigation }) => irrigation),
    reference: some(({ reference }) => reference),
    coefficient: known(({ coefficient }) => coefficient),
    stress: some(({ stress }) => stress),
    evapotranspiration: some(({ evapotranspiration }) => evapotranspiration),
    depletion: some(({ depletion }) => depletion),
    readily: known(({ readily }) => readily),
    total: known(({ total }) => total),
    deepPercolation: some(({ deepPercolation }) => deepPercolation),
  };
}

export function parcelSoilView({ texture, fieldCapacity, wiltingPoint, rootDepthM }: ParcelSoilRow): ParcelSoil {
  return { texture, fieldCapacity, wiltingPoint, rootDepthM };
}

export function waterEntryView({ id, parcelId, day, kind, millimetres }: WaterEntryRow): WaterEntry {
  return { id, parcelId, day, kind, millimetres };
}

/** To four decimals: more than any of the instruments can tell. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
