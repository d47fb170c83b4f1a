import type { LandFormat } from '@brazda/domain/enumerations/land-format.ts';
import type { Who } from '#server/access/who.ts';
import { landFileOf, type LandFile } from '#server/files/land-export/land-file-of.ts';
import type { LandColumn, LandRow, LandTable } from '#server/files/land-export/land-table.ts';
import type { Services } from '#server/services.ts';
import type { ExportedParcel } from '../land/exported-parcel.ts';
import { piecesOfLand } from '../land/pieces-of-land.ts';

interface Column extends LandColumn {
  readonly of: (parcel: ExportedParcel) => string | number | null;
}

/** Columns by the names under which an import of ours knows them again. */
const columns: readonly Column[] = [
  { name: 'NAME', kind: 'TEXT', of: ({ name }) => name },
  { name: 'CTVEREC', kind: 'TEXT', of: ({ square }) => square },
  { name: 'BLOCK_NUMB', kind: 'TEXT', of: ({ blockNumber }) => blockNumber },
  { name: 'AREA_HA', kind: 'NUMBER', decimals: 4, of: ({ officialAreaHa }) => officialAreaHa },
  { name: 'AREA_CALC', kind: 'NUMBER', decimals: 4, of: ({ computedAreaHa }) => computedAreaHa },
  { name: 'KULTURAKOD', kind: 'TEXT', of: ({ landUseCode }) => landUseCode },
  { name: 'KULTURANAZ', kind: 'TEXT', of: ({ landUseName }) => landUseName },
  { name: 'CROP', kind: 'TEXT', of: ({ crop }) => crop },
  { name: 'CROP_FROM', kind: 'DATE', of: ({ cropFrom }) => cropFrom },
  { name: 'VALID_FROM', kind: 'DATE', of: ({ validFrom }) => validFrom },
  { name: 'ZONE', kind: 'TEXT', of: ({ zone }) => zone },
  {
    name: 'NVZ',
    kind: 'TEXT',
    of: ({ nitrateVulnerable }) => (nitrateVulnerable === 'NOT_SPECIFIED' ? null : nitrateVulnerable),
  },
  { name: 'ALTITUDE', kind: 'NUMBER', decimals: 2, of: ({ altitudeM }) => altitudeM },
  { name: 'SLOPE', kind: 'NUMBER', decimals: 2, of: ({ slopeDegrees }) => slopeDegrees },
  { name: 'EXTERNAL_I', kind: 'TEXT', of: ({ externalId }) => externalId },
  { name: 'BRAZDA_ID', kind: 'NUMBER', decimals: 0, of: ({ id }) => id },
];

/** The open parcels of the farms that somebody asks about, as a land file that is made while it is sent. */
export async function exportParcels(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { memberships, farmIds, language }: Who,
  format: LandFormat,
): Promise<LandFile> {
  const now = clock.now();
  const name = `parcels-${now.toISOString().slice(0, 10)}`;
  const pieces = async function* (): AsyncGenerator<readonly LandRow[]> {
    const wanted = { scope: { memberships, farmIds }, language, now };
    for await (const piece of piecesOfLand(database, wanted)) yield piece.filter(isOpen).map(rowOf);
  };
  const table: LandTable = { name, columns, pieces };
  return landFileOf(table, format, now);
}

function isOpen({ status }: ExportedParcel): boolean {
  return status === 'OPEN';
}

function rowOf(parcel: ExportedParcel): LandRow {
  return { geometry: parcel.geometry, values: columns.map(({ of }) => of(parcel)) };
}
