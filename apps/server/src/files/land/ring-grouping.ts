import { boxAround } from './ring-boxes.ts';
import { signedArea } from './ring-repair.ts';
import { sideOf } from './ring-sides.ts';
import type { Ring } from './source-layer.ts';

export interface GroupedRings {
  /** Each with its outer ring first. */
  polygons: Ring[][];
  /** Rings that turn the other way than a shapefile's should (outer ones clockwise). */
  turned: number;
}

interface PlacedRing {
  ring: Ring;
  area: number;
  west: number;
  south: number;
  east: number;
  north: number;
  /** Rings around this one: even is an outline, odd a hole. */
  depth: number;
  polygon: Ring[];
}

/** Finds out which ring is a hole of which by where they lie: neither their order nor their direction can be trusted. */
export function groupRings(rings: readonly Ring[]): GroupedRings {
  const [only] = rings;
  if (only && rings.length === 1) return { polygons: [[only]], turned: signedArea(only) > 0 ? 1 : 0 };
  const placed = rings.map(placeRing).sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const polygons: Ring[][] = [];
  let turned = 0;
  for (const [index, inner] of placed.entries()) {
    // Larger ones come first, so the last that holds it is the one right around it.
    const parent = placed.slice(0, index).findLast((outer) => isInside(inner, outer));
    inner.depth = parent ? parent.depth + 1 : 0;
    const isHole = inner.depth % 2 === 1;
    if (isHole && parent) {
      inner.polygon = parent.polygon;
      parent.polygon.push(inner.ring);
    } else {
      inner.polygon = [inner.ring];
      polygons.push(inner.polygon);
    }
    if (inner.area > 0 !== isHole) turned++;
  }
  return { polygons, turned };
}

function placeRing(ring: Ring): PlacedRing {
  const [west, south, east, north] = boxAround([ring]);
  return { ring, area: signedArea(ring), west, south, east, north, depth: 0, polygon: [] };
}

function isInside(inner: PlacedRing, outer: PlacedRing): boolean {
  if (inner.west < outer.west || inner.east > outer.east || inner.south < outer.south || inner.north > outer.north) {
    return false;
  }
  // Rings may touch, so no single corner decides; one that is on the line has no say.
  let votes = 0;
  for (const [x, y] of probes(inner.ring)) votes += sideOf(outer.ring, x, y);
  return votes > 0;
}

/** Three corners and two middles of edges, spread over the ring. */
function probes(ring: Ring): [number, number][] {
  const corners = ring.length / 2 - 1;
  return [0, 1, 2, 3, 4].map((part) => {
    const at = 2 * Math.floor((part * corners) / 5);
    const x = ring[at] ?? 0;
    const y = ring[at + 1] ?? 0;
    return part % 2 === 0 ? [x, y] : [(x + (ring[at + 2] ?? x)) / 2, (y + (ring[at + 3] ?? y)) / 2];
  });
}
