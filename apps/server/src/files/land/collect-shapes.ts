import { createTangleJudge, type JudgeTangle } from './judge-tangles.ts';
import { LAND_LIMITS } from './land-limits.ts';
import type { LandDetail, LandProblemCode } from './land-problems.ts';
import { LandFileError } from './land-problems.ts';
import { groupRings } from './ring-grouping.ts';
import { isFiniteRing, repairRing } from './ring-repair.ts';
import type { CellValue, Ring, SourceLayer, SourceShape } from './source-layer.ts';

export interface ShapeProblem {
  code: LandProblemCode;
  severity: 'ERROR' | 'WARNING';
  detail?: LandDetail;
}

/** A row with its polygons cleaned but still in the file's coordinates. No polygons: it was left out, `problems` says why. */
export interface CollectedRow {
  row: number;
  layer: string;
  cells: CellValue[];
  polygons: Ring[][];
  problems: ShapeProblem[];
  /** What judging the outlines costs the database, counted in points. */
  effort: number;
  /** Square metres on the ellipsoid, once the polygons are in degrees; null before, and where the database has to measure. */
  areaM2: number | null;
}

/** Repairing one crossing takes as long as measuring so many points. */
const pointsPerCrossing = 10;

interface Repairs {
  closed: number;
  turned: number;
  droppedPoints: number;
  droppedRings: number;
}

/** Reads the shapes of all rows. Rows of several layers are counted on. */
export function collectShapes(layers: readonly SourceLayer[]): CollectedRow[] {
  const collected: CollectedRow[] = [];
  const judgeTangle = createTangleJudge();
  const refuseLong = createLengthJudge();
  let vertices = 0;
  let rowsBefore = 0;
  for (const layer of layers) {
    let rowsOfLayer = 0;
    for (const { row, cells, shape } of layer.rows()) {
      const points = countVertices(shape);
      vertices += points;
      rowsOfLayer = Math.max(rowsOfLayer, row);
      checkLimits(collected.length + 1, vertices);
      const clean = refuseLong(points) ?? cleanShape(shape, judgeTangle);
      const effort = points + clean.crossings * pointsPerCrossing;
      collected.push({
        row: rowsBefore + row,
        layer: layer.name,
        cells,
        polygons: clean.polygons,
        problems: clean.problems,
        effort,
        areaM2: null,
      });
    }
    rowsBefore += rowsOfLayer;
  }
  return collected;
}

function checkLimits(parcels: number, vertices: number): void {
  if (parcels > LAND_LIMITS.parcels) throw new LandFileError('landFile.tooManyParcels', { limit: LAND_LIMITS.parcels });
  if (vertices > LAND_LIMITS.vertices)
    throw new LandFileError('landFile.tooManyVertices', { limit: LAND_LIMITS.vertices });
}

function countVertices(shape: SourceShape): number {
  return ringsOf(shape).reduce((total, ring) => total + ring.length / 2, 0);
}

function ringsOf(shape: SourceShape): Ring[] {
  if (shape.kind === 'RINGS') return shape.rings;
  return shape.kind === 'POLYGONS' ? shape.polygons.flat() : [];
}

export interface CleanShape extends Pick<CollectedRow, 'polygons' | 'problems'> {
  crossings: number;
}

/** What of a shape can be given to the database, and why not where nothing can. */
export function cleanShape(shape: SourceShape, judgeTangle: JudgeTangle): CleanShape {
  if (shape.kind === 'NONE') return leftOut('landFile.shapeMissing');
  if (shape.kind === 'DAMAGED') return leftOut('landFile.shapeDamaged');
  if (shape.kind === 'TOO_LONG') return leftOut('landFile.shapeTooLong', { limit: LAND_LIMITS.verticesPerParcel });
  if (shape.kind === 'OTHER') return leftOut('landFile.shapeNotPolygon', { shape: shape.shape });
  const rings = ringsOf(shape);
  if (rings.length > LAND_LIMITS.ringsPerParcel) {
    return leftOut('landFile.shapeTooComplex', { limit: LAND_LIMITS.ringsPerParcel });
  }
  if (!rings.every(isFiniteRing)) return leftOut('landFile.coordinateNotFinite');
  const repairs: Repairs = { closed: 0, turned: 0, droppedPoints: 0, droppedRings: 0 };
  const polygons = shape.kind === 'RINGS' ? groupedPolygons(rings, repairs) : givenPolygons(shape.polygons, repairs);
  if (polygons.length === 0) return leftOut('landFile.shapeEmpty');
  const { refusal, crossings } = judgeTangle(polygons.flat());
  if (refusal) return leftOut(refusal.code, refusal.detail);
  return { polygons, problems: repairProblems(repairs), crossings };
}

function groupedPolygons(rings: readonly Ring[], repairs: Repairs): Ring[][] {
  const { polygons, turned } = groupRings(repairRings(rings, repairs));
  repairs.turned += turned;
  return polygons;
}

/** Formats that say which ring is a hole of which; a polygon whose outline was dropped goes with its holes. */
function givenPolygons(polygons: readonly (readonly Ring[])[], repairs: Repairs): Ring[][] {
  return polygons.flatMap(([outline, ...holes]) => {
    const outer = outline ? repairRings([outline], repairs) : [];
    if (outer.length === 0) return [];
    return [[...outer, ...repairRings(holes, repairs)]];
  });
}

function repairRings(rings: readonly Ring[], repairs: Repairs): Ring[] {
  return rings.flatMap((source) => {
    const { ring, wasOpen, droppedPoints } = repairRing(source);
    repairs.droppedPoints += droppedPoints;
    if (ring === null) {
      repairs.droppedRings++;
      return [];
    }
    if (wasOpen) repairs.closed++;
    return [ring];
  });
}

function repairProblems({ closed, turned, droppedPoints, droppedRings }: Repairs): ShapeProblem[] {
  const counts: [LandProblemCode, number][] = [
    ['landFile.ringsClosed', closed],
    ['landFile.ringsTurned', turned],
    ['landFile.ringsDropped', droppedRings],
    ['landFile.pointsDropped', droppedPoints],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, severity: 'WARNING', detail: { count } }));
}

function leftOut(code: LandProblemCode, detail?: LandDetail): CleanShape {
  return { polygons: [], problems: [{ code, severity: 'ERROR', ...(detail && { detail }) }], crossings: 0 };
}

/** Refuses an outline of too many points, and one of very many where others have had them. */
function createLengthJudge(): (points: number) => CleanShape | null {
  const { verticesPerParcel, verticesOfLongParcel } = LAND_LIMITS;
  let left: number = LAND_LIMITS.verticesOfLongParcels;
  return (points) => {
    if (points > verticesPerParcel) return leftOut('landFile.shapeTooLong', { limit: verticesPerParcel });
    if (points <= verticesOfLongParcel) return null;
    if (points > left) return leftOut('landFile.shapeTooLong', { limit: verticesOfLongParcel });
    left -= points;
    return null;
  };
}
