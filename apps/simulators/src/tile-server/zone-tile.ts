// One feature in one layer: as little of the format of vector tiles as a register's outline needs.

const extent = 4096;
const polygon = 3;
const [moveTo, lineTo, closePath] = [1, 2, 7];
const bytesKind = 2;

/** The outline of the one made-up zone of each tile, a quarter away from its edges. */
export function zoneTile(layerName: string): Buffer {
  const side = extent / 2;
  const geometry = [
    ...[command(moveTo, 1), zigzag(extent / 4), zigzag(extent / 4)],
    ...[command(lineTo, 3), zigzag(side), zigzag(0), zigzag(0), zigzag(side), zigzag(-side), zigzag(0)],
    command(closePath, 1),
  ];
  const feature = Buffer.concat([number(1, 1), number(3, polygon), bytes(4, Buffer.concat(geometry.map(varint)))]);
  const layer = [number(15, 2), bytes(1, Buffer.from(layerName)), bytes(2, feature), number(5, extent)];
  return bytes(3, Buffer.concat(layer));
}

function command(what: number, times: number): number {
  return what | (times << 3);
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

function varint(value: number): Buffer {
  const parts: number[] = [];
  let rest = value >>> 0;
  for (; rest > 0x7f; rest >>>= 7) parts.push((rest & 0x7f) | 0x80);
  return Buffer.from([...parts, rest]);
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | bytesKind), varint(content.length), content]);
}
