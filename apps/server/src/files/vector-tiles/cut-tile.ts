import { labelShapes } from '@brazda/domain/label-space.ts';
import { addPoint, clipRing, ringRoom, type RingRoom } from './clip-ring.ts';
import type { ParcelBlock } from './parcel-block.ts';
import type { ParcelIndex } from './indexed-parcels.ts';
import { cornerOf, deepestZoom, extent, metresOfUnit, unitsAt, type TilePlace } from './tile-grid.ts';
import { TileWriter } from './tile-writer.ts';

export type TileLayer = 'parcels' | 'labels';

/** Outlines reach a little over the edge of a tile so that their seams meet, and labels so that none is lost between. */
const buffers = { parcels: 64, labels: 8 } as const;

/** Half the heights of the largest boxes around a label within its parcel, twice and four times as wide, in metres of the map. */
const spaceTags = labelShapes.map((shape) => `space_${shape}`);

const writer = new TileWriter();
const rooms = { ring: ringRoom(), spare: ringRoom(), rounded: ringRoom() };

interface Frame {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  /** Units of the world in one of the tile. */
  readonly units: number;
  readonly buffer: number;
}

/** One layer of a tile, uncompressed; undefined where nothing is in it. The bytes hold until the next tile is cut. */
export function cutTile(index: ParcelIndex, layer: TileLayer, place: TilePlace): Uint8Array | undefined {
  const [left, top] = cornerOf(place);
  const frame = { zoom: place.z, left, top, units: unitsAt(place.z), buffer: buffers[layer] };
  const reach = reachOf(frame);
  const add = layer === 'parcels' ? addOutline : addLabel;
  writer.begin(layer);
  for (const block of index.blocks) {
    if (!meets(block.box, 0, reach)) continue;
    for (let at = 0; at < block.ids.length; at += 1) if (meets(block.boxes, 4 * at, reach)) add(block, at, frame);
  }
  return writer.end();
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The tile with what it shows beyond its edge, in units of the world. */
function reachOf({ left, top, units, buffer }: Frame): Box {
  const margin = buffer * units;
  const width = extent * units;
  return [left - margin, top - margin, left + width + margin, top + width + margin];
}

/** Whether the box that begins at a place in a list touches another. */
function meets(boxes: ArrayLike<number>, at: number, [left, top, right, bottom]: Box): boolean {
  return (
    valueAt(boxes, at) <= right &&
    valueAt(boxes, at + 2) >= left &&
    valueAt(boxes, at + 1) <= bottom &&
    valueAt(boxes, at + 3) >= top
  );
}

/** Places are always within the list; the type of lists does not know. */
function valueAt(list: ArrayLike<number>, at: number): number {
  return list[at] ?? 0;
}

function addLabel(block: ParcelBlock, at: number, { left, top, units, buffer }: Frame): void {
  if (valueAt(block.parts, at) > 0) return;
  const x = Math.floor(((block.labels[2 * at] ?? 0) - left) / units + 0.5);
  const y = Math.floor(((block.labels[2 * at + 1] ?? 0) - top) / units + 0.5);
  if (x < -buffer || x > extent + buffer || y < -buffer || y > extent + buffer) return;
  const id = block.ids[at] ?? 0;
  writer.point(x, y);
  writer.tag('id', id);
  writer.tag('name', block.names[at] ?? '');
  writer.tag('area', block.areas[at] ?? 0);
  tagSpace(block, at);
  writer.endFeature(id, 'point');
}

function tagSpace(block: ParcelBlock, at: number): void {
  for (let shape = 0; shape < labelShapes.length; shape += 1) {
    const half = valueAt(block.spaces, labelShapes.length * at + shape);
    writer.tag(spaceTags[shape] ?? '', Math.floor(half * metresOfUnit));
  }
}

function addOutline(block: ParcelBlock, at: number, frame: Frame): void {
  let isPartDrawn = false;
  const end = valueAt(block.firstRings, at + 1);
  for (let ring = valueAt(block.firstRings, at); ring < end; ring += 1) {
    if (valueAt(block.holes, ring) === 0) isPartDrawn = addPart(block, ring, frame);
    else if (isPartDrawn) addHole(block, ring, frame);
  }
  if (!writer.isEmptyFeature) endOutline(block, at);
}

/** Narrow land may lose all its width by leaving points out; it is shown as long as anything of it can be. */
function addPart(block: ParcelBlock, ring: number, frame: Frame): boolean {
  const twiceArea = drawRing(block, ring, frame, frame.zoom) || drawRing(block, ring, frame, deepestZoom);
  if (twiceArea !== 0) writer.ring(rooms.rounded, twiceArea < 0);
  return twiceArea !== 0;
}

function addHole(block: ParcelBlock, ring: number, frame: Frame): void {
  if (valueAt(block.ringZooms, ring) > frame.zoom) return;
  const twiceArea = drawRing(block, ring, frame, frame.zoom);
  if (twiceArea !== 0) writer.ring(rooms.rounded, twiceArea > 0);
}

function endOutline(block: ParcelBlock, at: number): void {
  const id = valueAt(block.ids, at);
  const blockNumber = block.blockNumbers[at];
  const cropId = valueAt(block.cropIds, at);
  const color = valueAt(block.colors, at);
  const part = valueAt(block.parts, at);
  writer.tag('id', id);
  if (part > 0) writer.tag('part', part);
  writer.tag('name', block.names[at] ?? '');
  if (typeof blockNumber === 'string') writer.tag('block_nr', blockNumber);
  writer.tag('area', valueAt(block.areas, at));
  if (cropId >= 0) writer.tag('crop_id', cropId);
  if (color >= 0) writer.tag('color', `#${color.toString(16).padStart(6, '0')}`);
  writer.endFeature(id, 'polygon');
}

/** Puts a ring, with the points of a zoom, into the room of rounded ones; gives twice its area, zero where nothing is left. */
function drawRing(block: ParcelBlock, ring: number, { left, top, units, buffer }: Frame, zoom: number): number {
  const { points, pointZooms, firstPoints } = block;
  const least = -buffer;
  const most = extent + buffer;
  const drawn = rooms.ring;
  drawn.length = 0;
  let isWhole = true;
  const end = valueAt(firstPoints, ring + 1);
  for (let at = valueAt(firstPoints, ring); at < end; at += 1) {
    if (valueAt(pointZooms, at) > zoom) continue;
    const x = (valueAt(points, 2 * at) - left) / units;
    const y = (valueAt(points, 2 * at + 1) - top) / units;
    isWhole &&= x >= least && x <= most && y >= least && y <= most;
    addPoint(drawn, x, y);
  }
  return roundRing(isWhole ? drawn : clipRing(drawn, rooms.spare, least, most));
}

function roundRing({ values, length }: RingRoom): number {
  const { rounded } = rooms;
  rounded.length = 0;
  let beforeX = Math.floor((values[length - 2] ?? 0) + 0.5);
  let beforeY = Math.floor((values[length - 1] ?? 0) + 0.5);
  let twiceArea = 0;
  for (let index = 0; index < length; index += 2) {
    const x = Math.floor((values[index] ?? 0) + 0.5);
    const y = Math.floor((values[index + 1] ?? 0) + 0.5);
    if (x === beforeX && y === beforeY) continue;
    twiceArea += beforeX * y - x * beforeY;
    addPoint(rounded, x, y);
    beforeX = x;
    beforeY = y;
  }
  return rounded.length < 6 ? 0 : twiceArea;
}
