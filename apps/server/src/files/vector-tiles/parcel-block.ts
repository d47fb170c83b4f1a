import type { ParcelShape, RingShape } from './parcel-shape.ts';

const nothing = -1;

/** Some parcels of a farm in the order of their ids, packed so that they take little more than their coordinates. */
export interface ParcelBlock {
  readonly ids: Int32Array;
  /** Which part of its parcel each is; 0 for parcels themselves. */
  readonly parts: Uint8Array;
  readonly names: readonly string[];
  readonly blockNumbers: readonly (string | null)[];
  readonly areas: Float64Array;
  /** -1 where none is known. */
  readonly cropIds: Int32Array;
  readonly colors: Int32Array;
  readonly labels: Int32Array;
  /** Of each parcel what lies free around its label, in both shapes. */
  readonly spaces: Int32Array;
  /** Of each parcel: left, top, right, bottom. */
  readonly boxes: Int32Array;
  readonly box: readonly [number, number, number, number];
  /** Where the rings of each parcel begin, and where the last ones end. */
  readonly firstRings: Uint32Array;
  /** Where the points of each ring begin, and where the last ones end. */
  readonly firstPoints: Uint32Array;
  readonly holes: Uint8Array;
  readonly ringZooms: Uint8Array;
  readonly points: Int32Array;
  readonly pointZooms: Uint8Array;
  /** What all of it takes in memory. */
  readonly bytes: number;
}

const bytesOfBlock = 4096;
const bytesOfText = 24;

export function packBlock(parcels: readonly ParcelShape[]): ParcelBlock {
  const rings = parcels.flatMap((parcel) => parcel.rings);
  const boxes = Int32Array.from(parcels.flatMap(boxOf));
  const packed = {
    ids: Int32Array.from(parcels, ({ id }) => id),
    parts: Uint8Array.from(parcels, ({ part }) => part),
    areas: Float64Array.from(parcels, ({ area }) => area),
    cropIds: Int32Array.from(parcels, ({ cropId }) => cropId ?? nothing),
    colors: Int32Array.from(parcels, ({ color }) => color ?? nothing),
    labels: Int32Array.from(parcels.flatMap(({ label }) => label)),
    spaces: Int32Array.from(parcels.flatMap(({ space }) => space)),
    boxes,
    firstRings: offsets(parcels.map((parcel) => parcel.rings.length)),
    firstPoints: offsets(rings.map(({ pointZooms }) => pointZooms.length)),
    holes: Uint8Array.from(rings, ({ isHole }) => Number(isHole)),
    ringZooms: Uint8Array.from(rings, ({ zoom }) => zoom),
    points: joined(
      rings.map(({ points }) => points),
      (length) => new Int32Array(length),
    ),
    pointZooms: joined(
      rings.map(({ pointZooms }) => pointZooms),
      (length) => new Uint8Array(length),
    ),
  };
  const names = parcels.map(({ name }) => name);
  const blockNumbers = parcels.map(({ blockNumber }) => blockNumber);
  const ofArrays = Object.values(packed).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const ofTexts = [...names, ...blockNumbers].reduce((sum, text) => sum + bytesOfText + 2 * (text?.length ?? 0), 0);
  return { ...packed, names, blockNumbers, box: boxAround(boxes), bytes: bytesOfBlock + ofArrays + ofTexts };
}

/** The parcels of a block again; their coordinates are those of the block, not copies. */
export function unpackBlock(block: ParcelBlock): ParcelShape[] {
  return Array.from(block.ids, (id, at): ParcelShape => {
    const orNull = (value: number | undefined): number | null => (value === nothing ? null : (value ?? null));
    const rings: RingShape[] = [];
    for (let ring = block.firstRings[at] ?? 0; ring < (block.firstRings[at + 1] ?? 0); ring += 1) {
      rings.push(ringAt(block, ring));
    }
    return {
      id,
      part: block.parts[at] ?? 0,
      name: block.names[at] ?? '',
      blockNumber: block.blockNumbers[at] ?? null,
      area: block.areas[at] ?? 0,
      cropId: orNull(block.cropIds[at]),
      color: orNull(block.colors[at]),
      label: [block.labels[2 * at] ?? 0, block.labels[2 * at + 1] ?? 0],
      space: [block.spaces[2 * at] ?? 0, block.spaces[2 * at + 1] ?? 0],
      rings,
    };
  });
}

function ringAt(block: ParcelBlock, ring: number): RingShape {
  const first = block.firstPoints[ring] ?? 0;
  const end = block.firstPoints[ring + 1] ?? 0;
  return {
    isHole: block.holes[ring] === 1,
    zoom: block.ringZooms[ring] ?? 0,
    points: block.points.subarray(2 * first, 2 * end),
    pointZooms: block.pointZooms.subarray(first, end),
  };
}

function boxOf({ rings, label }: ParcelShape): [number, number, number, number] {
  let [left, top, right, bottom] = [label[0], label[1], label[0], label[1]];
  for (const { points } of rings) {
    for (let index = 0; index < points.length; index += 2) {
      const x = points[index] ?? 0;
      const y = points[index + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return [left, top, right, bottom];
}

function boxAround(boxes: Int32Array): ParcelBlock['box'] {
  const around: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < boxes.length; index += 4) {
    around[0] = Math.min(around[0], boxes[index] ?? 0);
    around[1] = Math.min(around[1], boxes[index + 1] ?? 0);
    around[2] = Math.max(around[2], boxes[index + 2] ?? 0);
    around[3] = Math.max(around[3], boxes[index + 3] ?? 0);
  }
  return around;
}

function offsets(lengths: readonly number[]): Uint32Array {
  const begins = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) begins[index + 1] = (begins[index] ?? 0) + length;
  return begins;
}

function joined<A extends Int32Array | Uint8Array>(parts: readonly A[], create: (length: number) => A): A {
  const whole = create(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
