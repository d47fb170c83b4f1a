import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { featureGeometry } from '../feature-geometry.ts';
import type { MapLook } from '../look.ts';
import type { MapDress } from '../map-dress.ts';
import type { Hit, MapPart, Touch } from '../map-part.ts';
import { nearestOfShapes } from '../nearest-of-shapes.ts';

/** What is known of it on the map. */
export type ShownFeature = Pick<LandFeature, 'id' | 'kind' | 'name' | 'geometry'>;

export interface LandFeaturePart extends MapPart {
  readonly show: (features: readonly ShownFeature[]) => void;
  /** The one that is chosen stands out. */
  readonly mark: (id: number | undefined) => void;
  /** Whether they can be pressed; else what lies below them is. */
  readonly setPressable: (isPressable: boolean) => void;
}

/** By which the kinds are told apart, on the map and in its legend. */
export const featureColors: Readonly<Record<LandFeatureKind, string>> = {
  WATER: '#1565a8',
  WATER_PROTECTION_ZONE: '#007c78',
  POPULATION_PROTECTION_ZONE: '#8a2f6b',
};

/** A line is hardly hit to the pixel. */
const lineReachPixels = 6;
/** Names are written at this resolution and nearer. */
const namedResolution = 10;

/** Water and protection zones as a farm has drawn them. */
export function createLandFeaturePart({ look }: MapDress): LandFeaturePart {
  const source = new VectorSource();
  let [marked, dressed, isPressable] = [undefined as number | undefined, look, false];
  const layer = new VectorLayer({ source });
  const restyle = (): void => layer.setStyle((feature, resolution) => stylesOf(feature, resolution, dressed, marked));

  function hit(touch: Touch): Hit | undefined {
    if (!isPressable) return undefined;
    const reach = Math.max(touch.reach, lineReachPixels * touch.resolution);
    const near = source.getFeaturesInExtent(extentAround(touch.place, reach));
    const [found] = near
      .map((feature) => ({ id: feature.getId(), size: sizeUnder(feature.getGeometry(), touch.place, reach) }))
      .filter(({ size }) => size !== undefined)
      .toSorted((one, other) => (one.size ?? 0) - (other.size ?? 0));
    return typeof found?.id === 'number' ? { kind: 'landFeature', id: found.id } : undefined;
  }

  restyle();
  return {
    name: 'land features',
    layers: [
      {
        level: 'zones',
        layer,
        hit,
        snap: (touch) => {
          const shapes = source.getFeaturesInExtent(extentAround(touch.place, touch.reach));
          return nearestOfShapes(
            shapes.flatMap((feature) => feature.getGeometry() ?? []),
            touch,
          );
        },
      },
    ],
    show: (features) => {
      source.clear(true);
      source.addFeatures(features.map(drawnFeature));
      source.changed();
    },
    mark: (id) => {
      marked = id;
      restyle();
    },
    setPressable: (next) => {
      isPressable = next;
    },
    dress: (next) => {
      dressed = next.look;
      restyle();
    },
    dispose: () => layer.dispose(),
  };
}

function drawnFeature({ id, kind, name, geometry }: ShownFeature): Feature {
  const feature = new Feature(featureGeometry(geometry));
  feature.setId(id);
  feature.setProperties({ kind, name });
  return feature;
}

function extentAround([x = 0, y = 0]: Coordinate, reach: number): number[] {
  return [x - reach, y - reach, x + reach, y + reach];
}

/** How much lies under a place: nothing of a line, the land of an outline; undefined beside it. */
function sizeUnder(geometry: Geometry | undefined, place: Coordinate, reach: number): number | undefined {
  if (!geometry) return undefined;
  const [x = 0, y = 0] = geometry.getClosestPoint(place);
  if (Math.hypot(x - (place[0] ?? 0), y - (place[1] ?? 0)) <= reach) return 0;
  return geometry.intersectsCoordinate(place) ? landIn(geometry) : undefined;
}

function landIn(geometry: Geometry): number {
  const [west = 0, south = 0, east = 0, north = 0] = geometry.getExtent();
  return geometry instanceof Polygon ? geometry.getArea() : (east - west) * (north - south);
}

interface StyledFeature {
  readonly get: (key: string) => unknown;
  readonly getGeometry: () => { readonly getType: () => string } | undefined;
  readonly getId: () => string | number | undefined;
}

function stylesOf(feature: StyledFeature, resolution: number, look: MapLook, marked: number | undefined): Style[] {
  const kind = feature.get('kind') as LandFeatureKind;
  const [color, name, isMarked] = [featureColors[kind], feature.get('name'), feature.getId() === marked];
  const isZone = kind !== 'WATER';
  const width = isMarked ? 4.5 : 2.5;
  const styles = [
    new Style({
      fill: new Fill({ color: `${color}${isMarked ? '55' : '2b'}` }),
      stroke: new Stroke({ color: isMarked ? look.marker : look.casing, width: width + (isMarked ? 5 : 3) }),
    }),
    new Style({ stroke: new Stroke({ color, width, ...(isZone && { lineDash: [8, 5] }) }) }),
  ];
  if (typeof name !== 'string' || resolution > namedResolution) return styles;
  const placement = feature.getGeometry()?.getType().endsWith('LineString') ? 'line' : 'point';
  return [...styles, new Style({ text: nameOf(name, color, look, placement) })];
}

function nameOf(name: string, color: string, { fontFamily, labelHalo }: MapLook, placement: 'line' | 'point'): Text {
  return new Text({
    text: name,
    font: `italic 600 13px ${fontFamily}`,
    placement,
    fill: new Fill({ color }),
    stroke: new Stroke({ color: labelHalo, width: 3.5 }),
    textBaseline: 'bottom',
    offsetY: -3,
  });
}
