import type { LandChangeOutlines } from '@brazda/contract/agroevidence/land-updates.ts';
import type { MultiPolygon as Outline } from '@brazda/contract/shapes.ts';
import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent, buffer, createEmpty, extend, getArea, getCenter, isEmpty, type Extent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { ChangeColors, OutlineSide } from '../change-look.ts';
import { createChangeStyles } from '../change-styles.ts';
import type { MapDress } from '../map-dress.ts';
import type { Hit, MapPart, Touch } from '../map-part.ts';
import { outlineGeometry } from '../outline-geometry.ts';

/** What the registry has changed, over the parcels of the farm. */
export interface ChangePart extends MapPart {
  show: (changes: readonly LandChangeOutlines[]) => void;
  /** Draws all sides of one change, and leaves the others lighter. */
  select: (number: number | undefined) => void;
  paint: (colors: ChangeColors) => void;
}

export interface ChangePartOptions {
  readonly dress: MapDress;
  readonly colors: ChangeColors;
  /** A change was chosen; undefined when something else was. */
  readonly onSelect: (number: number | undefined) => void;
}

interface Shown {
  readonly change: LandChangeOutlines;
  readonly side: OutlineSide;
}

const sides: readonly OutlineSide[] = ['own', 'now', 'before'];

const changeKind = 'change';
const reachPixels = 6;
const signPixels = 12;

export function createChangePart({ dress, onSelect, ...first }: ChangePartOptions): ChangePart {
  let { look } = dress;
  let { colors } = first;
  let styles = createChangeStyles({ look, colors });
  let selected: number | undefined;
  const shownOf = new WeakMap<object, Shown>();
  const extents = new Map<number, Extent>();
  const outlines = new VectorSource<Feature<MultiPolygon>>();
  const signs = new VectorSource<Feature<Point>>();
  const isSelected = ({ change }: Shown): boolean => change.number === selected;

  const outlineLayer = new VectorLayer({
    source: outlines,
    renderBuffer: 32,
    renderOrder: (one, other) => order(shownOf.get(one), selected) - order(shownOf.get(other), selected),
    style: (feature) => {
      const shown = shownOf.get(feature);
      return shown && styles.outline(shown.change, shown.side, isSelected(shown));
    },
  });
  const signLayer = new VectorLayer({
    source: signs,
    declutter: true,
    renderBuffer: 64,
    renderOrder: (one, other) => order(shownOf.get(other), selected) - order(shownOf.get(one), selected),
    style: (feature) => {
      const shown = shownOf.get(feature);
      return shown && styles.sign(shown.change, isSelected(shown));
    },
  });
  const layers = [outlineLayer, signLayer];

  function drawSide(change: LandChangeOutlines, side: OutlineSide, outline: Outline): Feature<MultiPolygon> {
    const feature = new Feature(outlineGeometry(outline));
    shownOf.set(feature, { change, side });
    return feature;
  }

  function draw(change: LandChangeOutlines): void {
    const features = sides.flatMap((side) => change[side].map((outline) => drawSide(change, side, outline)));
    const around = createEmpty();
    for (const feature of features) extend(around, feature.getGeometry()?.getExtent() ?? createEmpty());
    if (isEmpty(around)) return;
    extents.set(change.number, around);
    outlines.addFeatures(features);
    const land = change.now.length > 0 ? change.now : change.before;
    const sign = new Feature(new Point(insideOf(land) ?? getCenter(around)));
    shownOf.set(sign, { change, side: 'now' });
    signs.addFeature(sign);
  }

  function dressAnew(): void {
    styles = createChangeStyles({ look, colors });
    for (const layer of layers) layer.changed();
  }

  const numberOf = (feature: object): number => shownOf.get(feature)?.change.number ?? 0;
  function signAt({ place, resolution }: Touch): Hit | undefined {
    const sign = signs.getClosestFeatureToCoordinate(place);
    const [x = 0, y = 0] = sign?.getGeometry()?.getCoordinates() ?? [];
    const isNear = Math.hypot(x - (place[0] ?? 0), y - (place[1] ?? 0)) <= signPixels * resolution;
    return sign && isNear ? changeHit(numberOf(sign)) : undefined;
  }
  /** The smallest of those whose outline is there, else the nearest. */
  function outlineAt({ place, reach, resolution }: Touch): Hit | undefined {
    const sizeOf = (number: number): number => getArea(extents.get(number) ?? createEmpty());
    const under = outlines.getFeaturesAtCoordinate(place).map(numberOf);
    const [smallest] = under.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    if (smallest !== undefined) return changeHit(smallest);
    const around = buffer(boundingExtent([place]), Math.max(reach, reachPixels * resolution));
    const nearest = outlines.forEachFeatureIntersectingExtent(around, numberOf);
    return nearest === undefined ? undefined : changeHit(nearest);
  }

  return {
    name: 'changes',
    layers: [
      { level: 'lines', layer: outlineLayer, hit: outlineAt },
      { level: 'signs', layer: signLayer, hit: signAt },
    ],
    choose: (hit) => {
      if (!hit?.movesMap) onSelect(hit?.kind === changeKind ? hit.id : undefined);
    },
    show: (changes) => {
      outlines.clear(true);
      signs.clear(true);
      extents.clear();
      for (const change of changes) draw(change);
      for (const layer of layers) layer.changed();
    },
    select: (number) => {
      selected = number;
      for (const layer of layers) layer.changed();
    },
    dress: (next) => {
      ({ look } = next);
      dressAnew();
    },
    paint: (next) => {
      colors = next;
      dressAnew();
    },
    dispose: () => {
      for (const source of [outlines, signs]) source.clear(true);
      for (const layer of layers) layer.dispose();
    },
  };
}

function changeHit(id: number): Hit {
  return { kind: changeKind, id };
}

/** A place within the largest part of the largest outline. */
function insideOf(outlines: readonly Outline[]): Coordinate | undefined {
  const parts = outlines.flatMap((outline) => outlineGeometry(outline).getPolygons());
  const [largest] = parts.toSorted((one, other) => other.getArea() - one.getArea());
  return largest?.getInteriorPoint().getCoordinates().slice(0, 2);
}

/** What is selected lies over all others, and the line of before over that of now. */
function order(shown: Shown | undefined, selected: number | undefined): number {
  if (!shown) return 0;
  return (shown.change.number === selected ? sides.length : 0) + sides.indexOf(shown.side);
}
