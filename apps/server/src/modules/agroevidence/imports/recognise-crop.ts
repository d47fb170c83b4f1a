import { foldText } from '@brazda/domain/fold-text.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';

/** Finds a crop of the catalogue by the code of the registry, else by its name in any language; null where it is unknown. */
export type RecogniseCrop = (code: string | null, name: string | null) => number | null;

export async function cropRecogniser(tx: FarmTransaction): Promise<RecogniseCrop> {
  const crops = await tx.sql.selectFrom('agroevidence.crop').select(['id', 'registryCode', 'names']).execute();
  const byCode = new Map(
    crops.flatMap(({ id, registryCode }) => (registryCode === null ? [] : [[registryCode, id] as const])),
  );
  const byName = new Map(
    crops.flatMap(({ id, names }) =>
      Object.values(names as Record<string, string>).map((name) => [foldText(name), id] as const),
    ),
  );
  return (code, name) => byName.get(foldText(name ?? '')) ?? (code === null ? null : (byCode.get(code) ?? null));
}
