/** Why a whole file cannot be read. `detail` of each code is listed beside it. */
export const LAND_FILE_ERRORS = [
  'landFile.empty',
  'landFile.tooLarge', // limitMegabytes
  'landFile.notAZip',
  'landFile.unknownFormat',
  'landFile.otherFormat', // format
  'landFile.otherArchive', // format
  'landFile.flatGeobufDamaged', // layer
  'landFile.gmlDamaged', // layer
  'landFile.gmlUnsafe', // layer
  'landFile.shapefileNotZipped',
  'landFile.archiveDamaged',
  'landFile.archiveEncrypted', // entry
  'landFile.archiveUnsafeName', // entry
  'landFile.archiveLink', // entry
  'landFile.archiveOverlap', // entry
  'landFile.archiveMethod', // entry
  'landFile.archiveTooManyEntries', // limit
  'landFile.archiveTooBig', // limitMegabytes
  'landFile.archiveBomb', // entry, limit
  'landFile.archiveTooDeep', // entry
  'landFile.nothingReadable',
  'landFile.shapefileDamaged', // layer
  'landFile.shapefileTruncated', // layer
  'landFile.tableDamaged', // layer
  'landFile.tableTruncated', // layer
  'landFile.geoJsonDamaged', // layer
  'landFile.kmlDamaged', // layer
  'landFile.kmlUnsafe', // layer
  'landFile.geopackageDamaged', // layer
  'landFile.notPolygons', // layer, shape
  'landFile.noParcels',
  'landFile.tooManyParcels', // limit
  'landFile.tooManyVertices', // limit
  'landFile.layerNotFound', // layer
  'landFile.columnNotFound', // column
  'landFile.coordinateSystemUnknown', // x, y
  'landFile.outsideCountry', // country, longitude, latitude; told with countryThere (empty where nobody's)
  'landFile.tooHard',
  'landFile.unreadable',
] as const;

/** What is wrong with a part of a file that could be read. ERROR: the part was left out. WARNING: it came in, changed or guessed. */
export const LAND_PROBLEMS = [
  'landFile.shapeMissing', // error
  'landFile.shapeDamaged', // error
  'landFile.shapeNotPolygon', // error; shape
  'landFile.shapeEmpty', // error
  'landFile.shapeTooComplex', // error; limit
  'landFile.shapeTooLong', // error; limit
  'landFile.shapeTangled', // error; limit
  'landFile.shapesTangled', // error; limit
  'landFile.shapesPiledUp', // error; limit
  'landFile.coordinateNotFinite', // error
  'landFile.parcelOutsideCountry', // error; country, longitude, latitude
  'landFile.layerUnreadable', // error; layer, reason (one of LAND_FILE_ERRORS)
  'landFile.noUsableParcel', // error
  'landFile.ringsClosed', // warning; count
  'landFile.ringsTurned', // warning; count
  'landFile.ringsDropped', // warning; count
  'landFile.pointsDropped', // warning; count
  'landFile.tableCountDiffers', // warning; layer, shapes, rows
  'landFile.rowsDeleted', // warning; layer, count
  'landFile.attributesMissing', // warning; layer
  'landFile.lettersLost', // warning; column, count, example
  'landFile.encodingWrong', // warning; layer, declared, used
  'landFile.valuesUnreadable', // warning; column, count, example
  'landFile.layersMerged', // warning; count
  'landFile.layersOverlap', // warning; layer, otherLayer, count
  'landFile.outlinesOverlap', // warning; one, another, count
  'landFile.moreProblems', // warning; count
] as const;

/** What was understood about the coordinates beyond what the file itself says. */
export const LAND_ASSUMPTIONS = [
  'landFile.assumedDegrees',
  'landFile.assumedSJtsk',
  'landFile.assumedWebMercator',
  'landFile.assumedNationalGrid',
  'landFile.declarationIgnored',
  'landFile.axesSwapped',
  'landFile.axesTurned',
] as const;

export type LandFileErrorCode = (typeof LAND_FILE_ERRORS)[number];
export type LandProblemCode = (typeof LAND_PROBLEMS)[number];
export type LandAssumption = (typeof LAND_ASSUMPTIONS)[number];
export type LandDetail = Record<string, string | number>;

export interface LandProblem {
  code: LandProblemCode;
  severity: 'ERROR' | 'WARNING';
  /** Position in the file, from 1; null when the problem is about the whole file. */
  row: number | null;
  parcel: string | null;
  detail?: LandDetail;
}

/** The one thing that reading a land file throws. */
export class LandFileError extends Error {
  readonly code: LandFileErrorCode;
  readonly detail: LandDetail;

  constructor(code: LandFileErrorCode, detail: LandDetail = {}, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'LandFileError';
    this.code = code;
    this.detail = detail;
  }
}
