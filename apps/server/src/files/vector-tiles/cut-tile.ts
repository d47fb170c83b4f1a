import { addPoint, clipRing, ringRoom, type RingRoom } from './clip-ring.ts';
import type { ParcelBlock } from './parcel-block.ts';
import type { ParcelIndex } from './parcel-index.ts';
import { cornerOf, deepestZoom, extent, unitsAt, type TilePlace } from './tile-grid.ts';
import { TileWriter } from './tile-writer.ts';

export type TileLayer = 'parcels' | 'labels';

/** Outlines reach a little over the edge of a tile so that their seams meet, and labels so that none is lost between. */
const buffers = { parcels: 64, labels: 8 } as const;

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
  const margin = frame.buffer * frame.units;
  const right = left + extent * frame.units + margin;
  const bottom = top + extent * frame.units + margin;
  const add = layer === 'parcels' ? addOutline : addLabel;
  writer.begin(layer);
  for (const block of index.blocks) {
    const [blockLeft, blockTop, blockRight, blockBottom] = block.box;
    if (blockLeft > right || blockRight < left - margin || blockTop > bottom || blockBottom < top - margin) continue;
    const { boxes, ids } = block;
    for (let at = 0, box = 0; at < ids.length; at += 1, box += 4) {
      const isOutside =
        (boxes[box] ?? 0) > right ||
        (boxes[box + 2] ?? 0) < left - margin ||
        (boxes[box + 1] ?? 0) > bottom ||
        (boxes[box + 3] ?? 0) < top - margin;
      if (!isOutside) add(block, at, frame);
    }
  }
  return writer.end();
}

function addLabel(block: ParcelBlock, at: number, { left, top, units, buffer }: Frame): void {
  const x = Math.floor(((block.labels[2 * at] ?? 0) - left) / units + 0.5);
  const y = Math.floor(((block.labels[2 * at + 1] ?? 0) - top) / units + 0.5);
  if (x < -buffer || x > extent + buffer || y < -buffer || y > extent + buffer) return;
  const id = block.ids[at] ?? 0;
  writer.point(x, y);
  writer.tag('id', id);
  writer.tag('name', block.names[at] ?? '');
  writer.tag('area', block.areas[at] ?? 0);
  writer.endFeature(id, 'point');
}

function addOutline(block: ParcelBlock, at: number, frame: Frame): void {
  let isPartDrawn = false;
  for (let ring = block.firstRings[at] ?? 0; ring < (block.firstRings[at + 1] ?? 0); ring += 1) {
    if (block.holes[ring] === 1) {
      const isSeen = isPartDrawn && (block.ringZooms[ring] ?? 0) <= frame.zoom;
      const twiceArea = isSeen ? drawRing(block, ring, frame, frame.zoom) : 0;
      if (twiceArea !== 0) writer.ring(rooms.rounded, twiceArea > 0);
    } else {
      // Narrow land may lose all its width by leaving points out; it is shown as long as anything of it can be.
      const twiceArea = drawRing(block, ring, frame, frame.zoom) || drawRing(block, ring, frame, deepestZoom);
      isPartDrawn = twiceArea !== 0;
      if (isPartDrawn) writer.ring(rooms.rounded, twiceArea < 0);
    }
  }
  if (writer.isEmptyFeature) return;
  const id = block.ids[at] ?? 0;
  const blockNumber = block.blockNumbers[at];
  const cropId = block.cropIds[at] ?? -1;
  const color = block.colors[at] ?? -1;
  writer.tag('id', id);
  writer.tag('name', block.names[at] ?? '');
  if (typeof blockNumber === 'string') writer.tag('block_nr', blockNumber);
  writer.tag('area', block.areas[at] ?? 0);
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
  for (let at = firstPoints[ring] ?? 0; at < (firstPoints[ring + 1] ?? 0); at += 1) {
    if ((pointZooms[at] ?? 0) > zoom) continue;
    const x = ((points[2 * at] ?? 0) - left) / units;
    const y = ((points[2 * at + 1] ?? 0) - top) / units;
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
