import type { Language } from '@brazda/contract/shapes.ts';
import { cropsText } from '@brazda/domain/crops-text.ts';
import { sharesOfLand } from '@brazda/domain/land-shares.ts';
import { hectares } from '@brazda/domain/measures.ts';
import type { ExportedParcelRow } from './exported-land.repository.ts';

/** A parcel as files tell it, its crop or all its crops in one text. */
export type ExportedParcel = Omit<ExportedParcelRow, 'parts'>;

export function exportedParcel({ parts, ...parcel }: ExportedParcelRow, language: Language): ExportedParcel {
  if (!parts) return parcel;
  const shares = sharesOfLand(
    parcel.officialAreaHa ?? parcel.computedAreaHa,
    parts.map(({ crop, areaM2 }) => ({ key: crop, areaHa: hectares(areaM2) })),
  );
  const crop = cropsText(
    shares.map(({ key, areaHa }) => ({ name: key, areaHa })),
    language,
  );
  const [begun, ...others] = new Set(parts.map(({ from }) => from));
  return { ...parcel, crop, cropFrom: others.length > 0 ? null : (begun ?? null) };
}
