import type { CropsImported } from '@brazda/contract/agroevidence/crops.ts';
import type { MaterialsImported } from '@brazda/contract/agroevidence/materials.ts';
import { T } from '#web/i18n/T.tsx';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';

/** What a table has made of the catalogue of a farm. */
export function toldImport({ changeId, ...counts }: CropsImported | MaterialsImported): ToldChange {
  return { changeId, message: <T id="catalogues.imported" values={counts} /> };
}
