import { mostDrawnPositions, type DrawnLand } from '@brazda/contract/agroevidence/drawn-outline.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { isGeometryError, judgeOutlines, type JudgedOutline } from '#server/db/spatial.ts';
import { cleanShape } from '#server/files/land/collect-shapes.ts';
import { readGeoJsonGeometry } from '#server/files/land/geojson-shapes.ts';
import { createTangleJudge } from '#server/files/land/judge-tangles.ts';
import { isInCountry } from '#server/files/land/land-countries.ts';
import { orientPolygon } from '#server/files/land/ring-repair.ts';
import { writeMultiPolygonWkb } from '#server/files/land/well-known-binary.ts';
import { Failure } from '#server/foundation/failure.ts';
import { layAlong } from './divided-land.repository.ts';

interface Place {
  readonly farmId: number;
  readonly countryCode: string;
}

/**
 * WKB of an outline that somebody has drawn, laid along those of the farm that it was drawn along. What comes in files is
 * repaired; whoever draws is there to mend it. Throws `parcel.outlineInvalid` and `parcel.outsideCountry`.
 */
export async function judgeDrawing(
  tx: FarmTransaction,
  { farmId, countryCode }: Place,
  drawn: DrawnLand,
): Promise<Uint8Array> {
  const outline = cleanedOutline(drawn);
  const { isLand, isRepaired, reason, box } = await judged(tx, outline);
  if (isRepaired) throw invalid('landFile.selfCrossing', { place: reason ?? '' });
  if (!isLand || !box) throw invalid('landFile.noArea', {});
  const [west, south, east, north] = box;
  if (!isInCountry(countryCode, west, south) || !isInCountry(countryCode, east, north)) {
    throw new Failure('parcel.outsideCountry');
  }
  return layAlong(tx, farmId, outline);
}

/** Bounded before the database sees it: in positions, rings, and places where it crosses itself. */
function cleanedOutline(drawn: DrawnLand): Uint8Array {
  const polygons = drawn.type === 'Polygon' ? [drawn.coordinates] : drawn.coordinates;
  const positions = polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
  if (positions > mostDrawnPositions) throw invalid('landFile.shapeTooLong', { limit: mostDrawnPositions });
  const clean = cleanShape(readGeoJsonGeometry(drawn), createTangleJudge());
  const [problem] = clean.polygons.length === 0 ? clean.problems : [];
  if (problem) throw invalid(problem.code, problem.detail ?? {});
  clean.polygons.forEach(orientPolygon);
  return writeMultiPolygonWkb(clean.polygons);
}

async function judged(tx: FarmTransaction, outline: Uint8Array): Promise<JudgedOutline> {
  try {
    const [found] = await judgeOutlines(tx.sql, { kind: 'degrees' }, [{ row: 1, wkb: outline }], 0);
    if (!found) throw new Error('The outline was not judged');
    return found;
  } catch (error) {
    if (isGeometryError(error)) throw new Failure('parcel.outlineInvalid', { cause: error });
    throw error;
  }
}

function invalid(code: string, detail: Readonly<Record<string, string | number>>): Failure {
  return new Failure('parcel.outlineInvalid', { fields: [{ path: 'outline', code, detail }] });
}
