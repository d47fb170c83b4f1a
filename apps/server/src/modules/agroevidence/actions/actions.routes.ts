import { actions } from '@brazda/contract/agroevidence/actions.ts';
import type { ActionWritten } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import { nitrogenLedgers } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { usedMaterials } from '@brazda/contract/agroevidence/used-materials.ts';
import { workedLand } from '@brazda/contract/agroevidence/worked-land.ts';
import type { Who } from '#server/access/who.ts';
import { spreadsheetMedia } from '#server/files/spreadsheet/write-spreadsheet.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { toldCrops } from '../cultivations/read-cultivations.ts';
import { isFertilizer, isPlantProtection, isSeed } from '../materials/materials.view.ts';
import { approveActions, approveFilteredActions } from './approve-actions.ts';
import { divideAction } from './divide-action.ts';
import { readAction, readActionOutlines, readActions, readStatistics, readTypes } from './read-actions.ts';
import { readNitrogenLedgers } from './read-nitrogen-ledgers.ts';
import { readTargetCrops } from './read-target-crops.ts';
import { readUsedMaterials } from './read-used-materials.ts';
import { readWorkedLand } from './read-worked-land.ts';
import { changeAction, recordAction } from './record-action.ts';
import { removeActions, removeFilteredActions } from './remove-actions.ts';
import { writeActionSheet } from './write-action-sheet.ts';

/** A call that records an action, and one that records it anew: alike for all groups. */
interface RecordCall {
  readonly body: NewAction;
  readonly who: Who;
  readonly keep: KeepAnswer<ActionWritten>;
}
interface ChangeCall extends Omit<RecordCall, 'body'> {
  readonly body: NewAction & { readonly id: number };
  readonly version: number | undefined;
}

export function actionRoutes(mounting: Mounting, services: Services, crops: CropCatalogue): void {
  const told = (who: Who): ReturnType<typeof toldCrops> => toldCrops(services, crops, who);
  const record = async ({ body, who, keep }: RecordCall): Promise<Kept<ActionWritten>> =>
    recordAction(services, who, body, { told: await told(who), keep });
  const change = async ({ body: { id, ...said }, who, version, keep }: ChangeCall): Promise<Kept<ActionWritten>> =>
    changeAction(services, who, { id, version }, said, { told: await told(who), keep });
  mount(mounting, actions, {
    list: async ({ query, who }) => readActions(services, who, query, await told(who)),
    statistics: ({ query, who }) => readStatistics(services, who, query),
    excel: async ({ query, who, reply }) =>
      sendTable(reply, 'actions.xlsx', {
        media: spreadsheetMedia,
        content: await writeActionSheet(services, who, query, await told(who)),
      }),
    outlines: ({ query, who }) => readActionOutlines(services, who, query),
    types: ({ query }) => readTypes(query.group),
    targets: async ({ query, who }) => readTargetCrops(services, who, query, await told(who)),
    one: async ({ params, who }) => readAction(services, who, params.id, await told(who)),
    recordSowing: record,
    changeSowing: change,
    recordHarvest: record,
    changeHarvest: change,
    recordMowing: record,
    changeMowing: change,
    recordApplication: record,
    changeApplication: change,
    recordOther: record,
    changeOther: change,
    split: async ({ body, who, keep }) => divideAction(services, who, body, { told: await told(who), keep }),
    approve: ({ body, who }) => approveActions(services, who, body.actionIds),
    approveFiltered: ({ query, who }) => approveFilteredActions(services, who, query),
    remove: async ({ query, who, version, keep }) =>
      removeActions(services, who, { ids: query.actionIds, version }, { told: await told(who), keep }),
    removeFiltered: ({ query, who }) => removeFilteredActions(services, who, query),
  });
  mount(mounting, workedLand, {
    measure: ({ body, who }) => readWorkedLand(services, who, body),
  });
  mount(mounting, nitrogenLedgers, {
    read: async ({ body, who }) => readNitrogenLedgers(services, who, body, await told(who)),
  });
  mount(mounting, usedMaterials, {
    seeds: ({ query, who }) => readUsedMaterials(services, who, query, { kind: 'SEED', isOfKind: isSeed }),
    plantProtections: ({ query, who }) =>
      readUsedMaterials(services, who, query, { kind: 'PLANT_PROTECTION', isOfKind: isPlantProtection }),
    fertilizers: ({ query, who }) =>
      readUsedMaterials(services, who, query, { kind: 'FERTILIZER', isOfKind: isFertilizer }),
  });
}
