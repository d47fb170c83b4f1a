import { createTurns } from '#server/concurrency/in-turns.ts';
import { joinPieces, packPiece, unpackPiece, type PackedPiece } from '#server/http/gzip-pieces.ts';
import { CompressedJson, ReadyJson } from '#server/http/ready-json.ts';
import { between } from './drawn-parcels.repository.ts';
import type { FarmState } from './map-states.ts';

/** Some parcels of a farm that follow each other by their ids, as features with `between` between them. */
export interface MapPiece extends PackedPiece {
  readonly count: number;
  /** The greatest id. */
  readonly last: number;
}

/** All features of some farms in some states, as GeoJSON under a tag that names these. */
export interface WrittenMap {
  readonly farms: readonly FarmState[];
  readonly json: ReadyJson;
  /** Of which the JSON is made; they lie in its bytes. */
  readonly pieces: readonly MapPiece[];
}

/** So few that a parcel that has changed costs little, and so many that outlines are still compressed well. */
const featuresOfPiece = 25;

/** The features of a JSON list as the database writes it. */
export function featuresIn(json: string): string[] {
  return json === '[]' ? [] : json.slice(1, -1).split(between);
}

/** Features in the order of their ids, in pieces; however many they are, others have their turn between these. */
export async function packFeatures(features: readonly string[]): Promise<MapPiece[]> {
  const turn = createTurns();
  const pieces: MapPiece[] = [];
  for (let begin = 0; begin < features.length; begin += featuresOfPiece) {
    const some = features.slice(begin, begin + featuresOfPiece);
    pieces.push({ ...(await packPiece(some.join(between))), count: some.length, last: idOf(some.at(-1) ?? '') });
    await turn();
  }
  return pieces;
}

export async function unpackFeatures(piece: MapPiece): Promise<string[]> {
  return (await unpackPiece(piece)).split(between);
}

/** The map that some pieces are. */
export function mapOfPieces(farms: readonly FarmState[], pieces: readonly MapPiece[], tag: string): WrittenMap {
  const joined = joinPieces(pieces, { begin: '[', between, end: ']' });
  const total = pieces.reduce((sum, { count }) => sum + count, 0);
  return { farms, json: new ReadyJson(new CompressedJson(joined.bytes), total, tag), pieces: joined.pieces };
}

/** As the database writes it: behind the type, before all that a name could be mistaken for it. */
const featureId = /^\{"type" : "Feature", "id" : (\d+),/;

export function idOf(feature: string): number {
  const [, id] = featureId.exec(feature) ?? [];
  if (id === undefined) throw new Error(`This is no feature of a parcel: ${feature.slice(0, 100)}`);
  return Number(id);
}
