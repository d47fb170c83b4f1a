import { cutText } from './plain-text.ts';
import { textOf } from './cell-values.ts';
import { recogniseSchema, type LandSchema } from './column-aliases.ts';
import type { LandColumn, LandLayer } from './land-file.ts';
import { LandFileError } from './land-problems.ts';
import type { UnreadableLayer } from './open-land-file.ts';
import type { SourceLayer } from './source-layer.ts';

export interface ChosenLayers {
  schema: LandSchema;
  /** One layer, or several files of one export. */
  layers: SourceLayer[];
}

interface Candidate {
  layer: SourceLayer;
  schema: LandSchema;
  /** Equal for layers that may be put together. */
  likeness: string;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/**
 * Takes the named layer, or the most likely one: an official layout before any other, then the most polygons.
 * Layers of the same official layout, as a district export has one per cadastral area, are taken together.
 */
export function chooseLayers(
  layers: readonly SourceLayer[],
  unreadable: readonly UnreadableLayer[],
  wanted: string | undefined,
): ChosenLayers {
  if (wanted !== undefined) return namedLayer(layers, unreadable, wanted);
  const candidates = layers.filter(({ polygons }) => polygons > 0).map(candidateOf);
  const best = candidates.toSorted(compare)[0];
  if (!best) throw nothingToRead(layers, unreadable);
  const isOfficial = best.schema.id !== 'UNKNOWN';
  const alike = candidates.filter(({ likeness }) => isOfficial && likeness === best.likeness);
  return { schema: best.schema, layers: isOfficial ? alike.map(({ layer }) => layer) : [best.layer] };
}

export function describeLayers(layers: readonly SourceLayer[], chosen: readonly SourceLayer[]): LandLayer[] {
  return layers
    .filter(({ polygons }) => polygons > 0)
    .map((layer) => ({
      name: layer.name,
      parcels: layer.polygons,
      columns: describeColumns(layer),
      isKnownSchema: recogniseSchema(columnNames(layer)).id !== 'UNKNOWN',
      chosen: chosen.includes(layer),
    }));
}

export function columnNames({ columns }: SourceLayer): string[] {
  return columns.map(({ name }) => name);
}

function namedLayer(
  layers: readonly SourceLayer[],
  unreadable: readonly UnreadableLayer[],
  wanted: string,
): ChosenLayers {
  const layer =
    layers.find(({ name }) => name === wanted) ?? layers.find(({ name }) => baseName(name) === baseName(wanted));
  if (!layer) {
    throw (
      unreadable.find(({ name }) => name === wanted)?.error ??
      new LandFileError('landFile.layerNotFound', { layer: wanted })
    );
  }
  if (layer.polygons === 0) throw nothingToRead([layer], []);
  return { schema: recogniseSchema(columnNames(layer)), layers: [layer] };
}

function candidateOf(layer: SourceLayer): Candidate {
  const names = columnNames(layer);
  const likeness = JSON.stringify([names, layer.reference, isHistory(layer.name)]);
  return { layer, schema: recogniseSchema(names), likeness };
}

function compare(a: Candidate, b: Candidate): number {
  return rank(b) - rank(a) || b.layer.polygons - a.layer.polygons;
}

function rank({ layer, schema }: Candidate): number {
  if (schema.id === 'UNKNOWN') return 0;
  return isHistory(layer.name) ? 1 : 2;
}

/** The Czech export has "…-DPB-SHP-A" with what is valid now and "…-DPB-SHP-H" with what was. */
function isHistory(name: string): boolean {
  return /-SHP-H(?:\/|$)/i.test(name);
}

function nothingToRead(layers: readonly SourceLayer[], unreadable: readonly UnreadableLayer[]): LandFileError {
  if (unreadable[0]) return unreadable[0].error;
  const other = layers.find(({ otherShape }) => otherShape !== null);
  if (!other?.otherShape) return new LandFileError('landFile.noParcels');
  return new LandFileError('landFile.notPolygons', { layer: other.name, shape: other.otherShape });
}

function describeColumns({ columns, firstCells }: SourceLayer): LandColumn[] {
  return columns.map(({ name, type }, index) => {
    const texts = firstCells.map((cells) => textOf(cells[index] ?? null)).filter((text) => text !== null);
    return { name, type, samples: [...new Set(texts)].slice(0, SAMPLES).map((text) => cutText(text, SAMPLE_LENGTH)) };
  });
}

function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).toLowerCase();
}
