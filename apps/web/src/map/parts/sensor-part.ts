import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import type { MapDress } from '../map-dress.ts';
import type { Hit, MapPart, Touch } from '../map-part.ts';
import { nearest } from '../nearest.ts';
import { gatherSensors, type SensorCluster, type SensorScatter, type SensorSpot } from '../sensor-marks.ts';
import { createSensorStyles, markRadius, sensorClusterRadius } from '../sensor-styles.ts';

export interface SensorPart extends MapPart {
  readonly show: (spots: readonly SensorSpot[]) => void;
  /** The one that is selected, and the one that is pointed at, here or elsewhere. */
  readonly select: (id: number | undefined) => void;
  readonly hover: (id: number | undefined) => void;
  /** Whether they can be pressed; else what lies below them is. */
  readonly setPressable: (isPressable: boolean) => void;
}

export interface SensorPartOptions {
  readonly dress: MapDress;
  readonly onSelect: (id: number | undefined) => void;
  readonly onPoint: (id: number | undefined) => void;
  readonly onCluster: (cluster: SensorCluster) => void;
}

const hitKind = 'sensor';
const clusterKind = 'sensorCluster';

const marks = ['selected', 'hovered', 'cluster'] as const;
/** What stands out: a sensor that is selected, and a sensor or a cluster that is pointed at. */
type Marked = { [Of in (typeof marks)[number]]?: number | undefined };

/** Where the sensors of a farm stand: single ones by their status, those that lie together as one with their number. */
export function createSensorPart({ dress, onSelect, onPoint, onCluster }: SensorPartOptions): SensorPart {
  const source = new SensorSource();
  let styles = createSensorStyles(dress.look);
  let { writeCount } = dress;
  let isPressable = true;
  const marked: Marked = {};
  const layer = new VectorLayer({
    source,
    declutter: 'sensors',
    renderBuffer: 120,
    style: (feature, resolution): Style[] => {
      const cluster = feature.get('cluster') as SensorCluster | undefined;
      if (cluster) {
        const isMarked = idOf(cluster) === marked.cluster || cluster.spots.some((spot) => isOf(marked, spot));
        return styles.cluster(cluster, writeCount(cluster.spots.length), isMarked);
      }
      const spot = feature.get('spot') as SensorSpot;
      return styles.single(spot, resolution, isOf(marked, spot));
    },
  });
  const mark = (change: Marked): void => {
    const before = { ...marked };
    Object.assign(marked, change);
    if (marks.some((of) => before[of] !== marked[of])) layer.changed();
  };

  return {
    name: 'sensors',
    layers: [{ level: 'sensors', layer, hit: (touch) => (isPressable ? source.hit(touch) : undefined) }],
    show: (spots) => source.gatherFrom(spots),
    select: (selected) => mark({ selected }),
    hover: (hovered) => mark({ hovered }),
    setPressable: (next) => {
      isPressable = next;
    },
    point: (hit) => {
      const hovered = sensorOf(hit);
      mark({ hovered, cluster: hit?.kind === clusterKind ? hit.id : undefined });
      onPoint(hovered);
    },
    choose: (hit) => {
      const cluster = hit?.kind === clusterKind ? source.clusterOf(hit.id) : undefined;
      if (cluster) onCluster(cluster);
      else if (!hit?.movesMap) onSelect(sensorOf(hit));
    },
    dress: (next) => {
      ({ writeCount } = next);
      styles = createSensorStyles(next.look);
      layer.changed();
    },
    dispose: () => layer.dispose(),
  };
}

/** Also where it lies among others: a list points at it. */
function isOf({ selected, hovered }: Marked, { id }: SensorSpot): boolean {
  return id === selected || id === hovered;
}

function sensorOf(hit: Hit | undefined): number | undefined {
  return hit?.kind === hitKind ? hit.id : undefined;
}

const none: SensorScatter = { clusters: [], single: [] };

/** Gathers anew at each scale. */
class SensorSource extends VectorSource {
  #spots: readonly SensorSpot[] = [];
  #resolution = 0;
  #scatter: SensorScatter | undefined = none;

  gatherFrom(spots: readonly SensorSpot[]): void {
    this.#spots = spots;
    this.#scatter = undefined;
    this.changed();
  }

  override loadFeatures(_extent: unknown, resolution: number): void {
    if (this.#scatter && resolution === this.#resolution) return;
    this.#resolution = resolution;
    const scatter = gatherSensors(this.#spots, resolution);
    this.#scatter = scatter;
    this.clear(true);
    // The frame that asks for them draws them.
    this.addFeaturesInternal([
      ...scatter.single.map((spot) => new Feature({ geometry: new Point([spot.x, spot.y]), spot })),
      ...scatter.clusters.map((cluster) => new Feature({ geometry: new Point([cluster.x, cluster.y]), cluster })),
    ]);
  }

  hit({ place, reach, resolution }: Touch): Hit | undefined {
    const { clusters, single } = this.#scatter ?? none;
    const cluster = nearest(clusters, place, sensorClusterRadius * resolution);
    if (cluster) return { kind: clusterKind, id: idOf(cluster), movesMap: true };
    const spot = nearest(single, place, reach + markRadius * resolution);
    return spot && { kind: hitKind, id: spot.id };
  }

  clusterOf(id: number): SensorCluster | undefined {
    return this.#scatter?.clusters.find((cluster) => idOf(cluster) === id);
  }
}

/** A cluster is called by the first in it. */
function idOf({ spots: [first] }: SensorCluster): number {
  return first?.id ?? 0;
}
