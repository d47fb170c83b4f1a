import { orthophoto } from './capabilities.ts';
import type { Extent } from './ground.ts';
import { worldEdge } from './tile-grid.ts';

/** A layer of a register beside the orthophoto: it lets what lies below it be seen. */
export const zonesLayer = 'zones';
const layers: readonly string[] = [orthophoto.layer, zonesLayer];

export interface MapRequest {
  readonly layer: string;
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
}
/** What an OGC service answers to a request that it cannot carry out. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
}

const largestSide = 4096;

/** Parameter names of OGC services do not care for case. */
export function parametersOf(search: URLSearchParams): ReadonlyMap<string, string> {
  return new Map([...search].map(([name, value]) => [name.toUpperCase(), value]));
}

/** Reads a WMS 1.3.0 GetMap request; EPSG:4326 has latitude first, as the standard says. */
export function readMapRequest(parameters: ReadonlyMap<string, string>): MapRequest | Refusal {
  const [width, height] = [Number(parameters.get('WIDTH')), Number(parameters.get('HEIGHT'))];
  const toExtent = extentReaders[parameters.get('CRS') ?? ''];
  if (parameters.get('VERSION') !== '1.3.0') return { code: 'InvalidParameterValue', text: 'VERSION must be 1.3.0' };
  const layer = layers.find((known) => known === parameters.get('LAYERS'));
  if (layer === undefined) return { code: 'LayerNotDefined', text: 'Unknown layer' };
  if (!toExtent) return { code: 'InvalidCRS', text: 'Unknown CRS' };
  if (![width, height].every(isSide)) return { code: 'InvalidParameterValue', text: 'Bad WIDTH or HEIGHT' };
  const extent = readBox(parameters.get('BBOX') ?? '', toExtent);
  if (!extent) return { code: 'InvalidParameterValue', text: 'Bad BBOX' };
  return { layer, extent, width, height };
}

type ReadExtent = (box: readonly number[]) => Extent;

function readBox(text: string, toExtent: ReadExtent): Extent | undefined {
  const box = text.split(',').map(Number);
  const extent = box.length === 4 && box.every(Number.isFinite) ? toExtent(box) : undefined;
  return extent && extent[0] < extent[2] && extent[1] < extent[3] ? extent : undefined;
}

const extentReaders: Readonly<Record<string, ReadExtent>> = {
  'EPSG:3857': ([west = 0, south = 0, east = 0, north = 0]) => [west, south, east, north],
  'EPSG:4326': ([south = 0, west = 0, north = 0, east = 0]) => [...metres(west, south), ...metres(east, north)],
  'CRS:84': ([west = 0, south = 0, east = 0, north = 0]) => [...metres(west, south), ...metres(east, north)],
};

function metres(lon: number, lat: number): [number, number] {
  const turn = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / Math.PI;
  return [(lon / 180) * worldEdge, turn * worldEdge];
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side > 0 && side <= largestSide;
}

export function isRefusal(request: MapRequest | Refusal): request is Refusal {
  return 'code' in request;
}
