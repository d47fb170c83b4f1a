import { readFarmParameters, writeFarmParameters } from '#web/parts/farm/farm-parameters.ts';
import { readViewState, writeViewState, type ViewState } from '#web/map/view-state.ts';
import { isListSort, type ListView } from './list-view.ts';

/** What the map of a farm looked like when it was last seen here. */
export interface MapMemory {
  readonly at?: ViewState;
  /** The picture below the parcels; undefined for the one that usually is. */
  readonly base?: string | undefined;
  readonly list?: ListView;
  /** That of the sensors, where the map is theirs. */
  readonly sensorList?: ListView;
  readonly parcelOpacity?: number;
  readonly baseOpacity?: number;
  readonly overlayOpacity?: number;
  /** The layers that are shown; undefined for those that usually are. */
  readonly layers?: string | undefined;
}

const part = 'map';

export function recallMap(farmId: number): MapMemory {
  const kept = readFarmParameters(farmId, part);
  if (typeof kept !== 'object' || kept === null) return {};
  const {
    at: place,
    list: view,
    sensorList: sensorView,
    base,
    layers,
    parcelOpacity,
    baseOpacity,
    overlayOpacity,
  } = kept as Readonly<Record<string, unknown>>;
  const at = readViewState(place);
  const list = readListView(view);
  const sensorList = readListView(sensorView);
  return {
    ...(at && { at }),
    ...(typeof base === 'string' && { base }),
    ...(list && { list }),
    ...(sensorList && { sensorList }),
    ...(isShare(parcelOpacity) && { parcelOpacity }),
    ...(isShare(baseOpacity) && { baseOpacity }),
    ...(isShare(overlayOpacity) && { overlayOpacity }),
    ...(typeof layers === 'string' && { layers }),
  };
}

export function rememberMap(farmId: number, change: MapMemory): void {
  const { at, ...others } = { ...recallMap(farmId), ...change };
  writeFarmParameters(farmId, part, { ...(at && { at: writeViewState(at) }), ...others });
}

function isShare(stored: unknown): stored is number {
  return typeof stored === 'number' && stored >= 0 && stored <= 1;
}

function readListView(stored: unknown): ListView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { isOpen, filter, sort } = stored as Readonly<Record<string, unknown>>;
  return {
    isOpen: isOpen === true,
    filter: typeof filter === 'string' ? filter : '',
    sort: isListSort(sort) ? sort : 'name',
  };
}
