import { mapInTurns } from '#server/concurrency/in-turns.ts';
import type { ReportRow } from '#server/files/report/report.ts';
import type { ToldCrops } from '../crops/crops.view.ts';
import { namedCrop } from './crop-names.ts';
import { findCropsOn, findParcelsOn, type CropOnDay, type ParcelOnDay } from './parcels-report.repository.ts';
import type { parcelColumns, standingCropColumns } from './parcels.shape.ts';
import { areaCell, knownPlace, rounded } from './record-cells.ts';
import { mostRows, notTooMany, type ComposeReport } from './report-source.ts';

/** The parcels of a farm on a day. Throws `report.tooLarge`. */
export const composeParcels: ComposeReport = async ({ farms, farm, told, asThen }, { date }) => {
  if (date === null) throw new Error('The report has no day');
  const parcels = notTooMany(await findParcelsOn(farms, date, mostRows + 1));
  const crops = notTooMany(await findCropsOn(farms, date, mostRows + 1));
  const official = parcels.reduce((sum, { officialAreaHa }) => sum + (officialAreaHa ?? 0), 0);
  const computed = parcels.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const sums = { parcels: parcels.length, officialArea: rounded(official, 4), computedArea: areaCell(computed) };
  return {
    facts: { farm: farm.name, day: date, ...sums },
    tables: [
      await mapInTurns(parcels, (parcel) => parcelRow(asThen(parcel, date), told)),
      await mapInTurns(crops, (crop) => cropRow(asThen(crop, date), told)),
    ],
    notes: ['namesAsThen', 'divisionsOfToday', 'withoutDeductions'],
    ruleVersions: {},
  };
};

function parcelRow(row: ParcelOnDay, told: ToldCrops): ReportRow<typeof parcelColumns> {
  const { landUse, officialAreaHa, center, zones, validFrom } = row;
  const crop = namedCrop(row, told);
  return {
    ...knownPlace(row),
    ...{ landUse, officialArea: officialAreaHa, center, zones },
    computedArea: areaCell(row.areaM2),
    nitrateVulnerable: row.nitrateVulnerable === 'NOT_SPECIFIED' ? null : row.nitrateVulnerable,
    applicationZone: row.applicationZone,
    altitude: row.altitudeM,
    slope: row.slopeDegrees,
    crop: crop.name,
    eppo: crop.eppo,
    cropArea: row.cropAreaM2 === null ? null : areaCell(row.cropAreaM2),
    cropFrom: row.cropFrom,
    validFrom,
  };
}

function cropRow(row: CropOnDay, told: ToldCrops): ReportRow<typeof standingCropColumns> {
  const { name, eppo } = namedCrop(row, told);
  return { ...knownPlace(row), crop: name, eppo, cropArea: areaCell(row.areaM2), cropFrom: row.cropFrom };
}
