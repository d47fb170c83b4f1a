import type { Element } from '@xmldom/xmldom';
import { ringOf, type Ring, type SourceShape } from './source-layer.ts';

/** The kinds of geometry of GML 2 and 3.2 (ISO 19136) that hold areas; arcs are not read. */
const AREAS = new Set(['Polygon', 'Surface', 'MultiSurface', 'MultiPolygon', 'CompositeSurface', 'MultiGeometry']);
const OTHERS: Readonly<Record<string, string>> = {
  Point: 'POINT',
  MultiPoint: 'POINT',
  LineString: 'LINE',
  Curve: 'LINE',
  MultiCurve: 'LINE',
  MultiLineString: 'LINE',
};
const PATCHES = new Set(['Polygon', 'PolygonPatch']);
const OUTER = new Set(['exterior', 'outerBoundaryIs']);
const INNER = new Set(['interior', 'innerBoundaryIs']);

export interface GmlGeometry {
  readonly shape: SourceShape;
  /** How it names its coordinate system, if it does. */
  readonly system: string | null;
}

export function isGeometry({ localName }: Element): boolean {
  return localName !== null && (AREAS.has(localName) || localName in OTHERS);
}

/** A geometry, with the first number of each position as x. */
export function readGmlGeometry(element: Element): GmlGeometry {
  const name = element.localName ?? '';
  const system = element.getAttribute('srsName');
  const other = OTHERS[name];
  if (other !== undefined) return { shape: { kind: 'OTHER', shape: other }, system };
  const dimension = Number(element.getAttribute('srsDimension') ?? '') || null;
  const polygons = patchesOf(element).map((patch) => ringsOf(patch, dimension));
  if (polygons.some((rings) => rings === null)) return { shape: { kind: 'DAMAGED' }, system };
  const whole = polygons.filter((rings) => rings !== null);
  return { shape: whole.length === 0 ? { kind: 'NONE' } : { kind: 'POLYGONS', polygons: whole }, system };
}

export function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
}

function patchesOf(element: Element): Element[] {
  if (element.localName !== null && PATCHES.has(element.localName)) return [element];
  return childrenOf(element).flatMap(patchesOf);
}

function ringsOf(patch: Element, dimension: number | null): Ring[] | null {
  const own = Number(patch.getAttribute('srsDimension') ?? '') || dimension;
  const boundary = (names: ReadonlySet<string>): (Ring | null)[] =>
    childrenOf(patch)
      .filter(({ localName }) => localName !== null && names.has(localName))
      .map((each) => ringFrom(each, own));
  const outer = boundary(OUTER);
  const rings = [...outer, ...boundary(INNER)];
  return outer.length === 1 && rings.every((ring) => ring !== null) ? rings : null;
}

/** Parts of a ring that is made of several curves follow each other; each begins where the one before ends. */
function ringFrom(boundary: Element, dimension: number | null): Ring | null {
  const points = positionsIn(boundary, dimension);
  return points && points.length >= 3 ? ringOf(points) : null;
}

type Position = readonly [number, number];

function positionsIn(element: Element, dimension: number | null): Position[] | null {
  const { localName } = element;
  if (localName === 'posList') return listed(element, Number(element.getAttribute('srsDimension') ?? '') || dimension);
  if (localName === 'coordinates') return written(element);
  if (localName === 'pos') {
    const [x, y] = numbersIn(element.textContent ?? '');
    return x === undefined || y === undefined ? null : [[x, y]];
  }
  const parts = childrenOf(element).map((child) => positionsIn(child, dimension));
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

function listed(element: Element, dimension: number | null): Position[] | null {
  const numbers = numbersIn(element.textContent ?? '');
  const step = dimension ?? 2;
  if (step < 2 || step > 4 || numbers.length % step !== 0) return null;
  return Array.from({ length: numbers.length / step }, (_, index) => [
    numbers[index * step] ?? NaN,
    numbers[index * step + 1] ?? NaN,
  ]);
}

/** GML 2: positions with spaces between them, their numbers with commas. */
function written(element: Element): Position[] | null {
  const positions = (element.textContent ?? '')
    .trim()
    .split(/\s+/)
    .map((position) => position.split(',').map(Number));
  return positions.some(([x, y]) => x === undefined || y === undefined)
    ? null
    : positions.map(([x = NaN, y = NaN]) => [x, y]);
}

function numbersIn(text: string): number[] {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\s+/).map(Number);
}
