import type { RingRoom } from './clip-ring.ts';
import { ProtobufWriter, wire } from './protobuf-writer.ts';
import { extent } from './tile-grid.ts';

const version = 2;
const geometryType = { point: 1, polygon: 3 } as const;
const command = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

/** Numbers of the fields in the specification of Mapbox Vector Tiles. */
const tileLayer = 3;
const layerField = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const;
const featureField = { id: 1, tags: 2, type: 3, geometry: 4 } as const;
const valueField = { text: 1, double: 3, unsigned: 5 } as const;

/** Writes tiles of one layer, one after the other, in memory that it keeps. */
export class TileWriter {
  readonly #tile = new ProtobufWriter();
  readonly #layer = new ProtobufWriter();
  readonly #feature = new ProtobufWriter();
  readonly #tags = new ProtobufWriter();
  readonly #geometry = new ProtobufWriter();
  readonly #keys = new Map<string, number>();
  readonly #values = new Map<string | number, number>();
  #count = 0;
  #x = 0;
  #y = 0;

  begin(name: string): void {
    this.#layer.length = 0;
    this.#layer.field(layerField.version, wire.varint);
    this.#layer.varint(version);
    this.#layer.field(layerField.name, wire.bytes);
    this.#layer.text(name);
    this.#keys.clear();
    this.#values.clear();
    this.#count = 0;
    this.#beginFeature();
  }

  /** What all features since `begin` say, without compression; undefined where there was none. */
  end(): Uint8Array | undefined {
    if (this.#count === 0) return undefined;
    for (const key of this.#keys.keys()) {
      this.#layer.field(layerField.key, wire.bytes);
      this.#layer.text(key);
    }
    for (const value of this.#values.keys()) this.#writeValue(value);
    this.#layer.field(layerField.extent, wire.varint);
    this.#layer.varint(extent);
    this.#tile.length = 0;
    this.#tile.field(tileLayer, wire.bytes);
    this.#tile.message(this.#layer);
    return this.#tile.bytes.subarray(0, this.#tile.length);
  }

  tag(key: string, value: string | number): void {
    this.#tags.varint(placeIn(this.#keys, key));
    this.#tags.varint(placeIn(this.#values, value));
  }

  point(x: number, y: number): void {
    this.#geometry.varint(command.moveTo + 8);
    this.#geometry.signed(x);
    this.#geometry.signed(y);
  }

  /** Adds a ring of whole numbers to the outline, the other way round where that is asked for. */
  ring({ values, length }: RingRoom, isReversed: boolean): void {
    const count = length / 2;
    this.#geometry.varint(command.moveTo + 8);
    for (let index = 0; index < count; index += 1) {
      const at = 2 * (isReversed ? count - 1 - index : index);
      const x = values[at] ?? 0;
      const y = values[at + 1] ?? 0;
      if (index === 1) this.#geometry.varint(command.lineTo + 8 * (count - 1));
      this.#geometry.signed(x - this.#x);
      this.#geometry.signed(y - this.#y);
      this.#x = x;
      this.#y = y;
    }
    this.#geometry.varint(command.closePath + 8);
  }

  get isEmptyFeature(): boolean {
    return this.#geometry.length === 0;
  }

  endFeature(id: number, type: keyof typeof geometryType): void {
    const feature = this.#feature;
    feature.length = 0;
    feature.field(featureField.id, wire.varint);
    feature.varint(id);
    feature.field(featureField.tags, wire.bytes);
    feature.message(this.#tags);
    feature.field(featureField.type, wire.varint);
    feature.varint(geometryType[type]);
    feature.field(featureField.geometry, wire.bytes);
    feature.message(this.#geometry);
    this.#layer.field(layerField.feature, wire.bytes);
    this.#layer.message(feature);
    this.#count += 1;
    this.#beginFeature();
  }

  #beginFeature(): void {
    this.#tags.length = 0;
    this.#geometry.length = 0;
    this.#x = 0;
    this.#y = 0;
  }

  #writeValue(value: string | number): void {
    const layer = this.#layer;
    const room = this.#feature;
    room.length = 0;
    if (typeof value === 'string') {
      room.field(valueField.text, wire.bytes);
      room.text(value);
    } else if (Number.isInteger(value) && value >= 0) {
      room.field(valueField.unsigned, wire.varint);
      room.varint(value);
    } else {
      room.field(valueField.double, wire.fixed64);
      room.double(value);
    }
    layer.field(layerField.value, wire.bytes);
    layer.message(room);
  }
}

function placeIn<K>(places: Map<K, number>, key: K): number {
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, places.size);
  return places.size - 1;
}
