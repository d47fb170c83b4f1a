import { scaledSpace, type LabelSpace } from '@brazda/domain/label-space.ts';
import type Style from 'ol/style/Style.js';
import { shortLabel, smallestSideWithLabel } from './label-room.ts';
import type { MapDress } from './map-dress.ts';
import { createParcelStyles, type Mark } from './parcel-styles.ts';
import { groundScale } from './projection.ts';
import { sideOnScreen } from './scatter.ts';

export interface ParcelMarks {
  readonly hovered?: number | undefined;
  readonly selected?: number | undefined;
}

/** Of a parcel, what its fill depends on. */
export interface PaintedField {
  readonly id: number;
  readonly areaHa: number;
  readonly color: string | null;
  /** How far to the north it lies, in metres of the map. */
  readonly y: number;
}

/** Of a parcel, what its label depends on. */
export interface PaintedLabel extends Omit<PaintedField, 'color'> {
  readonly name: string;
  /** What lies free around the label, in metres of the map; undefined where nobody says. */
  readonly space: LabelSpace | undefined;
  /** Which state of the parcels it came with. */
  readonly revision: number;
}

/** Says how parcels are drawn, whatever they are drawn from. */
export interface ParcelPainter {
  /** None where it is smaller than a pixel: the overview says that it is there. */
  readonly field: (painted: PaintedField, resolution: number) => Style[] | undefined;
  readonly label: (painted: PaintedLabel, resolution: number) => Style | undefined;
  readonly outline: (mark: Mark) => Style[];
  /** How a parcel is marked; what is selected shows that it is, also where it is pointed at. */
  readonly markOf: (id: number) => Mark | undefined;
  readonly marks: () => ParcelMarks;
  /** Says whether these are other marks than before. */
  readonly mark: (next: ParcelMarks) => boolean;
  /** Lets all parcels but these step back; undefined shows all alike. */
  readonly only: (ids: ReadonlySet<number> | undefined) => void;
  /** Gives parcels other colours than those that they come with, and none to others; undefined takes it back. */
  readonly recolor: (colors: ReadonlyMap<number, string> | undefined) => void;
  /** Calls a parcel by another name than the states up to this one; undefined takes it back. */
  readonly rename: (id: number, name: string | undefined, upTo: number) => void;
  readonly dress: (next: MapDress) => void;
}

interface Renamed {
  readonly name: string;
  /** Later states know the name themselves. */
  readonly upTo: number;
}

/** Below this side there is nothing of a parcel to be seen on a screen; paper is finer. */
const smallestSideOnScreen = 1;

export function createParcelPainter(first: MapDress, isPaper = false): ParcelPainter {
  const smallestSide = isPaper ? 0 : smallestSideOnScreen;
  let { writeArea } = first;
  let styles = createParcelStyles(first.look);
  let marks: ParcelMarks = {};
  let wanted: ReadonlySet<number> | undefined;
  let colors: ReadonlyMap<number, string> | undefined;
  const names = new Map<number, Renamed>();
  const isAside = (id: number): boolean => wanted !== undefined && !wanted.has(id);

  return {
    field: ({ id, areaHa, color, y }, resolution) => {
      const side = sideOnScreen(areaHa, resolution * groundScale(y));
      if (side < smallestSide) return undefined;
      return styles.field({ color: colors ? (colors.get(id) ?? null) : color, side, isAside: isAside(id) });
    },
    label: ({ id, areaHa, name, space, revision, y }, resolution) => {
      const metresPerPixel = resolution * groundScale(y);
      // Where a whole farm is seen most are too small, and writing numbers for thousands of them would be felt.
      if (isAside(id) || sideOnScreen(areaHa, metresPerPixel) < smallestSideWithLabel) return undefined;
      const renamed = names.get(id);
      const said = renamed && revision <= renamed.upTo ? renamed.name : name;
      const words = { name: shortLabel(said), areaHa, area: writeArea(areaHa) };
      return styles.label({ ...words, space: space && scaledSpace(space, 1 / resolution) }, metresPerPixel);
    },
    outline: (mark) => [...styles.outline(mark)],
    markOf: (id) => {
      if (id === marks.selected) return 'selected';
      return id === marks.hovered ? 'hovered' : undefined;
    },
    marks: () => marks,
    mark: (next) => {
      if (next.hovered === marks.hovered && next.selected === marks.selected) return false;
      marks = next;
      return true;
    },
    only: (ids) => {
      wanted = ids;
    },
    recolor: (next) => {
      colors = next;
    },
    rename: (id, name, upTo) => {
      if (name === undefined) names.delete(id);
      else names.set(id, { name, upTo });
    },
    dress: (next) => {
      ({ writeArea } = next);
      styles = createParcelStyles(next.look);
    },
  };
}
