import { cropColumns } from '@brazda/domain/catalogue-numbers.ts';
import { newFacts } from '@brazda/domain/materials/new-facts.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { keepUsedMaterials } from '../actions/used-materials.repository.ts';
import { requireMaterials } from '../materials/known-materials.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';
import { insertOwnMaterials } from '../materials/own-materials.repository.ts';
import { composeAction, type ComposedAction } from './compose-actions.ts';
import {
  insertActions,
  insertAmounts,
  insertStands,
  insertTargets,
  type NumberedAction,
} from './imported-actions.repository.ts';
import type { JudgedTable } from './judge-rows.ts';
import type { MaterialReference } from './judged-row.ts';
import type { LaidCrop, MeantStand } from './move-crops.ts';
import type { RecordImportRow } from './record-imports.repository.ts';
import { nameActions } from './record-rows.repository.ts';

/** What an import has written. */
export interface PromotedRecords {
  readonly actions: number;
  readonly targets: number;
  readonly crops: number;
  readonly madeMaterialIds: readonly number[];
}

/** Writes all that rows became: materials, actions, the crops that they let stand, and what falls to each parcel. */
export async function promoteRecords(
  tx: FarmChange,
  key: Pick<RecordImportRow, 'farmId' | 'id'>,
  { actions: grouped, crops }: JudgedTable,
): Promise<PromotedRecords> {
  const references = grouped.flatMap(({ land }) =>
    land.flatMap(({ materials }) => materials.map(({ material }) => material)),
  );
  const made = await makeMaterials(tx, key.farmId, references);
  const known = await requireMaterials(
    tx,
    key.farmId,
    references.flatMap(({ id }) => id ?? []),
  );
  const materialOf = (reference: MaterialReference): MaterialRow => {
    const material = reference.id === null ? made.get(nameKey(reference)) : known.get(reference.id);
    if (!material) throw new Error(`The material ${reference.name} is gone`);
    return material;
  };
  const composed = grouped.map((action) => composeAction(action, { materialOf, standOf: crops.standOf }));
  const used = await keepUsedMaterials(tx, key.farmId, usedOf(composed));
  const ids = await insertActions(tx, key, composed);
  const stands = await writeStands(tx, key, crops.laid, ids);
  const numbered = composed.map((action, at): NumberedAction => ({
    ...action,
    id: ids[at] ?? 0,
    targets: action.targets.map(({ stand, ...target }) => ({ ...target, cultivationId: cultivationOf(stand, stands) })),
  }));
  await insertAmounts(tx, key, numbered, used);
  await insertTargets(tx, key, numbered);
  await nameActions(tx, key, ids);
  return {
    actions: ids.length,
    targets: composed.reduce((sum, { targets }) => sum + targets.length, 0),
    crops: crops.laid.length,
    madeMaterialIds: [...made.values()].map(({ id }) => id),
  };
}

function cultivationOf(stand: MeantStand | undefined, laid: ReadonlyMap<LaidCrop, number>): number | null {
  if (!stand) return null;
  return 'cultivationId' in stand ? stand.cultivationId : (laid.get(stand.laid) ?? null);
}

/** Materials that a person wants to be the farm's own, each once. */
async function makeMaterials(
  tx: FarmChange,
  farmId: number,
  references: readonly MaterialReference[],
): Promise<ReadonlyMap<string, MaterialRow>> {
  const wanted = new Map(references.filter(({ id }) => id === null).map((one) => [nameKey(one), one]));
  if (wanted.size === 0) return new Map();
  const made = await insertOwnMaterials(
    tx,
    farmId,
    [...wanted.values()].map(({ kind, name }) => ({
      ...newFacts(kind),
      ...{ name, registrationNumber: null, validFrom: null, validTo: null },
    })),
  );
  return new Map(made.map((material) => [nameKey(material), material]));
}

function nameKey({ kind, name }: Pick<MaterialReference, 'kind' | 'name'>): string {
  return `${kind} ${name.toLowerCase()}`;
}

function usedOf(actions: readonly ComposedAction[]): MaterialRow[] {
  const used = new Map<number, MaterialRow>();
  for (const { amounts } of actions) for (const { material } of amounts) if (material) used.set(material.id, material);
  return [...used.values()];
}

async function writeStands(
  tx: FarmChange,
  key: Pick<RecordImportRow, 'farmId' | 'id'>,
  laid: readonly LaidCrop[],
  ids: readonly number[],
): Promise<ReadonlyMap<LaidCrop, number>> {
  const numberOf = (place: number | null): number => {
    const id = place === null ? undefined : ids[place - 1];
    if (id === undefined) throw new Error('A crop was sown by a row that became no action');
    return id;
  };
  const written = await insertStands(
    tx,
    key,
    laid.map(({ parcelId, cropId, from, to, sownBy, endedBy }) => ({
      ...cropColumns(cropId),
      ...{ parcelId, from, to, sownBy: numberOf(sownBy.place), endedBy: endedBy && numberOf(endedBy.place) },
    })),
  );
  return new Map(laid.map((crop, at) => [crop, written[at] ?? 0]));
}
