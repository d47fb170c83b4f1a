import type { Coordinate } from 'ol/coordinate.js';
import type BaseLayer from 'ol/layer/Base.js';
import type { MapDress } from '../map-dress.ts';
import type { MapPart, Touch } from '../map-part.ts';
import { parcelHit, parcelOf } from '../parcel-hit.ts';
import { createParcelPainter, type ParcelPainter } from '../parcel-painter.ts';
import type { Cluster } from '../scatter.ts';
import { createOverviewLayer, type OverviewLayer } from './overview-layer.ts';

/** Parcels on the map, wherever they come from. */
export interface ParcelPart extends MapPart {
  readonly select: (parcelId: number | undefined) => void;
  /** Shows a parcel as one that is pointed at, here or somewhere else. */
  readonly hover: (parcelId: number | undefined) => void;
  /** Lets all parcels but these step back; undefined shows all alike. */
  readonly only: (ids: ReadonlySet<number> | undefined) => void;
  /** Gives parcels other colours than those that they come with, and none to others; undefined takes it back. */
  readonly recolor: (colors: ReadonlyMap<number, string> | undefined) => void;
  /** How much of what lies below the parcels shows through them, from 0 to 1. */
  readonly setOpacity: (opacity: number) => void;
  /** Shows or hides the parcels themselves, and what is written on them. */
  readonly setShown: (shown: { readonly parcels: boolean; readonly labels: boolean }) => void;
  /** Shows another name for a parcel than the one it came with; undefined takes it back. */
  readonly rename: (id: number, name: string | undefined) => void;
}

export interface ParcelPartOptions {
  readonly dress: MapDress;
  /** A cluster was pressed, which wants to be seen from nearer. */
  readonly onCluster: (cluster: Cluster) => void;
  /** A parcel was chosen; undefined when something else was. Without it, parcels are only looked at. */
  readonly onSelect?: (parcelId: number | undefined) => void;
  readonly onPoint?: (parcelId: number | undefined) => void;
  /** Whether the map is drawn once and never moved: nothing is drawn beyond its edges then. */
  readonly isStill?: boolean;
}

/** How outlines are drawn from one kind of source. */
export interface ParcelDrawing {
  readonly fieldLayer: BaseLayer;
  readonly markLayer: BaseLayer;
  readonly labelLayer: BaseLayer;
  readonly parcelAt: (touch: Touch) => number | undefined;
  /** The place of the nearest corner or edge of an outline within reach. */
  readonly edgeAt: (touch: Touch) => Coordinate | undefined;
  /** The state of the parcels that is drawn. */
  readonly revision: () => number;
  /** Draws the marks that the painter has now. */
  readonly drawMarks: () => void;
  readonly dispose: () => void;
}

/** A part, and what of it those need who draw on it. */
interface MadePart<Drawing extends ParcelDrawing> {
  readonly part: ParcelPart;
  readonly drawing: Drawing;
  readonly overview: OverviewLayer;
}

/** Puts a drawing of outlines together with all that is the same for each. */
export function createParcelPart<Drawing extends ParcelDrawing>(
  { dress, onCluster, onSelect, onPoint, isStill }: ParcelPartOptions,
  draw: (painter: ParcelPainter, overview: OverviewLayer) => Drawing,
): MadePart<Drawing> {
  const painter = createParcelPainter(dress, isStill);
  const overview = createOverviewLayer(dress);
  const drawing = draw(painter, overview);
  const { fieldLayer, markLayer, labelLayer } = drawing;

  function hover(hovered: number | undefined): void {
    if (painter.mark({ ...painter.marks(), hovered })) drawing.drawMarks();
  }
  let isShown = true;
  const parcelAt = (touch: Touch): ReturnType<typeof parcelHit> | undefined => {
    const id = isShown ? drawing.parcelAt(touch) : undefined;
    return id === undefined ? undefined : parcelHit(id);
  };

  const part: ParcelPart = {
    name: 'parcels',
    layers: [
      {
        level: 'fields',
        layer: fieldLayer,
        snap: (touch) => (isShown ? drawing.edgeAt(touch) : undefined),
        ...(onSelect && { hit: parcelAt }),
      },
      { level: 'clusters', layer: overview.layer, hit: (touch) => (isShown ? overview.hit(touch) : undefined) },
      { level: 'marks', layer: markLayer },
      { level: 'labels', layer: labelLayer },
    ],
    point: (hit) => {
      hover(parcelOf(hit));
      onPoint?.(parcelOf(hit));
    },
    choose: (hit) => {
      const cluster = overview.clusterOf(hit);
      if (cluster) onCluster(cluster);
      else if (!hit?.movesMap) onSelect?.(parcelOf(hit));
    },
    select: (selected) => {
      if (painter.mark({ ...painter.marks(), selected })) drawing.drawMarks();
    },
    hover,
    only: (ids) => {
      painter.only(ids);
      overview.only(ids);
      for (const layer of [fieldLayer, labelLayer]) layer.changed();
    },
    recolor: (colors) => {
      painter.recolor(colors);
      overview.recolor(colors);
      fieldLayer.changed();
    },
    setOpacity: (opacity) => fieldLayer.setOpacity(opacity),
    setShown: ({ parcels, labels }) => {
      isShown = parcels;
      for (const layer of [fieldLayer, overview.layer]) layer.setVisible(parcels);
      labelLayer.setVisible(labels);
    },
    rename: (id, name) => {
      painter.rename(id, name, drawing.revision());
      labelLayer.changed();
    },
    dress: (next) => {
      painter.dress(next);
      overview.dress(next);
      for (const layer of [fieldLayer, markLayer, labelLayer]) layer.changed();
    },
    dispose: () => {
      drawing.dispose();
      for (const layer of [fieldLayer, overview.layer, markLayer, labelLayer]) layer.dispose();
    },
  };
  return { part, drawing, overview };
}
