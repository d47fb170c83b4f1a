import VectorLayer from 'ol/layer/Vector.js';
import RenderFeature from 'ol/render/Feature.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import type { MapDress } from '../map-dress.ts';
import type { Hit, Touch } from '../map-part.ts';
import { nearest } from '../nearest.ts';
import { clusterRadius, createParcelStyles } from '../parcel-styles.ts';
import { parcelHit } from '../parcel-hit.ts';
import { gather, largestFirst, type Cluster, type Scatter, type Spot } from '../scatter.ts';

/** Land that is too small for its outlines: clusters of parcels, and dots of single ones. */
export interface OverviewLayer {
  readonly layer: VectorLayer;
  show: (spots: readonly Spot[]) => void;
  /** Leaves only these parcels; undefined shows all again. */
  only: (ids: ReadonlySet<number> | undefined) => void;
  /** Gives dots other colours than those that they come with; undefined takes it back. */
  recolor: (colors: ReadonlyMap<number, string> | undefined) => void;
  /** A cluster at a place, else the nearest dot within reach. */
  hit: (touch: Touch) => Hit | undefined;
  /** The cluster that a hit was on. */
  clusterOf: (hit: Hit | undefined) => Cluster | undefined;
  dress: (next: MapDress) => void;
}

/** A dot is as large as this around its middle, in pixels. */
const dotReach = 5;
const none: Scatter = { clusters: [], dots: [] };

export function createOverviewLayer(first: MapDress): OverviewLayer {
  let { writeLand, writeCount } = first;
  let styles = createParcelStyles(first.look);
  let spots: readonly Spot[] = [];
  let wanted: ReadonlySet<number> | undefined;
  let colors: ReadonlyMap<number, string> | undefined;
  const colorOf = ({ id, color }: Spot): string | null => (colors ? (colors.get(id) ?? null) : color);
  const source = new OverviewSource();
  const layer = new VectorLayer({
    source,
    renderBuffer: 32,
    style: (feature): Style | Style[] => {
      const cluster = feature.get('cluster') as Cluster | undefined;
      if (!cluster) return styles.dot(colorOf(feature.get('spot') as Spot));
      return styles.cluster(writeCount(cluster.spots.length), writeLand(cluster.areaHa));
    },
  });
  const gatherAnew = (): void => {
    source.gatherFrom(wanted ? spots.filter(({ id }) => wanted?.has(id)) : spots);
  };

  return {
    layer,
    show: (next) => {
      spots = largestFirst(next);
      gatherAnew();
    },
    only: (ids) => {
      wanted = ids;
      gatherAnew();
    },
    recolor: (next) => {
      colors = next;
      layer.changed();
    },
    hit: ({ place, reach, resolution }) => {
      const { clusters, dots } = source.scatter;
      const cluster = nearest(clusters, place, clusterRadius * resolution);
      if (cluster) return { kind: 'cluster', id: idOf(cluster), movesMap: true };
      const dot = nearest(dots, place, reach + dotReach * resolution);
      return dot && parcelHit(dot.id);
    },
    clusterOf: (hit) =>
      hit?.kind === 'cluster' ? source.scatter.clusters.find((cluster) => idOf(cluster) === hit.id) : undefined,
    dress: (next) => {
      ({ writeLand, writeCount } = next);
      styles = createParcelStyles(next.look);
      layer.changed();
    },
  };
}

/** Gathers anew at each scale, and only where the map asks for it: when it draws, or where it is pressed. */
class OverviewSource extends VectorSource<RenderFeature> {
  #spots: readonly Spot[] = [];
  #resolution = 0;
  #gathered: Scatter | undefined;
  #drawn: Scatter | undefined;

  /** What there is at the scale that was drawn last. */
  get scatter(): Scatter {
    if (this.#resolution === 0) return none;
    return (this.#gathered ??= gather(this.#spots, this.#resolution));
  }

  gatherFrom(spots: readonly Spot[]): void {
    this.#spots = spots;
    this.#gathered = undefined;
    this.changed();
  }

  override loadFeatures(_extent: unknown, resolution: number): void {
    if (resolution !== this.#resolution) this.#gathered = undefined;
    this.#resolution = resolution;
    const { scatter } = this;
    if (scatter === this.#drawn) return;
    this.#drawn = scatter;
    if (!this.isEmpty()) this.clear(true);
    // The frame that asks for them draws them: who is told of them would draw them once more.
    this.addFeaturesInternal([
      ...scatter.dots.map((spot) => pointOf(spot, { spot })),
      ...scatter.clusters.map((cluster) => pointOf(cluster, { cluster })),
    ]);
  }
}

/** Thousands come at once: these tell nobody of their changes, for they have none. */
function pointOf({ x, y }: { readonly x: number; readonly y: number }, told: object): RenderFeature {
  return new RenderFeature('Point', [x, y], [], 2, told, undefined);
}

/** A cluster is called by its largest parcel. */
function idOf({ spots: [largest] }: Cluster): number {
  return largest?.id ?? 0;
}
