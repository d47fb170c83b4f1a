import type {
  Action,
  ActionDetail,
  ActionMaterial,
  ActionTarget,
  Grazing,
  HarvestedProduct,
  Irrigation,
  Spray,
} from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionOutline, ActionStatistics } from '@brazda/contract/agroevidence/actions.ts';
import { actionGroupOf, actionGroups } from '@brazda/domain/enumerations/action.ts';
import { millionths } from '@brazda/domain/materials/amount.ts';
import { hectares, roundedHectares } from '@brazda/domain/measures.ts';
import { cropView, type ToldCrops } from '../crops/crops.view.ts';
import type { ActionRow, AmountRow, DetailRow, TargetRow } from './action-details.repository.ts';
import type { MaterialSum, OutlineRow, StatisticsRow } from './listed-actions.repository.ts';

export function actionView(row: ActionRow, told: ToldCrops): Action {
  const { id, farmId, type, state, day, operator, machine, note, orderId, parcels, vote, version } = row;
  return {
    ...{ id, farmId, state, day, operator, machine, note, orderId, parcels, vote, version },
    actionType: { name: type },
    group: actionGroupOf(type),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    source: row.source,
    area: areaView(row.areaM2),
    firstParcels: row.firstParcels.map((parcel) => ({ ...parcel })),
    crop: row.cropId === null && row.ownCropId === null ? null : cropView(row, told),
    grownCrops: row.grownCrops.map((grown) => cropView(grown, told)),
    materials: row.amounts.flatMap((amount) => materialView(amount, told.language)),
    products: row.amounts.flatMap(productView),
    nitrogen: kilogramsView(row.nitrogenKg),
  };
}

export function actionDetailView(row: DetailRow, told: ToldCrops): ActionDetail {
  const { endsCrop, cut, moisturePercent, byProductTaken, incorporatedOn, timing } = row;
  return {
    ...actionView(row, told),
    targets: row.targets.map((target) => targetView(target, told)),
    successors: row.successors,
    findings: row.findings.map((found) => ({ ...found, until: found.until ?? null })),
    judging: { when: row.unjudged === null ? 'RECORDED' : 'NEVER', reason: row.unjudged },
    cropRole: row.cropRole,
    ...{ endsCrop, cut, moisture: moisturePercent, byProductTaken, incorporatedOn, timing },
    spray: sprayView(row),
    grazing: grazingView(row),
    irrigation: irrigationView(row),
  };
}

function sprayView(row: DetailRow): Spray | null {
  const spray = {
    ...{ water: row.waterLPerHa, tank: row.tankL, nozzle: row.nozzle },
    ...{ driftReduction: row.driftReduction, wind: row.windMPerS, temperature: row.temperatureC },
  };
  return Object.values(spray).every((value) => value === null) ? null : spray;
}

export function grazingView(row: ActionRow): Grazing | null {
  const grazing = { animals: row.grazingAnimals, head: row.grazingHead, days: row.grazingDays };
  return Object.values(grazing).every((value) => value === null) ? null : grazing;
}

export function irrigationView({ irrigationValue: value, irrigationUnit: unit }: ActionRow): Irrigation | null {
  return value === null || unit === null ? null : { value, unit };
}

function targetView(row: TargetRow, told: ToldCrops): ActionTarget {
  const { parcelId, name, blockNumber, areaOrigin, geometry, growthStage, cultivationId, found } = row;
  return {
    ...{ parcelId, name, blockNumber, areaOrigin, geometry, growthStage, cultivationId, found },
    crop: row.crop && cropView(row.crop, told),
    area: areaView(row.areaM2),
    parcelArea: areaView(row.parcelM2),
    amounts: row.amounts.map(amountView),
    nitrogen: kilogramsView(row.nitrogenKg),
    countedNitrogen: kilogramsView(row.countedNitrogenKg),
  };
}

function materialView(row: AmountRow, language: string): ActionMaterial[] {
  const { kind, materialId, name, registrationNumber, organismCodes, purpose } = row;
  const organismNames = (row.organisms ?? []).map((one) => one.names?.[language] ?? one.names?.['en'] ?? one.name);
  const { batch, producedOn, expiresOn } = row;
  if (kind === 'MAIN_PRODUCT' || kind === 'BY_PRODUCT' || materialId === null || name === null) return [];
  return [
    {
      kind,
      materialId,
      name,
      registrationNumber,
      ...saidView(row),
      batch,
      producedOn,
      expiresOn,
      organismCodes,
      organismNames,
      purpose,
    },
  ];
}

function productView(row: AmountRow): HarvestedProduct[] {
  const { kind } = row;
  return kind === 'MAIN_PRODUCT' || kind === 'BY_PRODUCT' ? [{ product: kind, ...saidView(row) }] : [];
}

function saidView({ value, unit, basis, unitKind, amount }: AmountRow): Omit<HarvestedProduct, 'product'> {
  return { value, unit, basis, unitKind, total: amountView(amount) };
}

function amountView(amount: number): number {
  return amount / millionths;
}

function areaView(areaM2: number): number {
  return roundedHectares(hectares(areaM2));
}

const gramsOfKilogram = 1000;

function kilogramsView(kilograms: number | null): number | null {
  return kilograms === null ? null : Math.round(kilograms * gramsOfKilogram) / gramsOfKilogram;
}

export function outlineView({ actionId, parcelId, type, day, areaM2, geometry }: OutlineRow): ActionOutline {
  const properties = { actionId, parcelId, actionType: type, day, area: areaView(areaM2) };
  return { type: 'Feature', geometry, properties };
}

export function statisticsView(
  { byType, area, nitrogen, ...counts }: StatisticsRow,
  materials: readonly MaterialSum[],
): ActionStatistics {
  const byGroup = actionGroups.flatMap((group) => {
    const ofGroup = byType.filter(({ type }) => actionGroupOf(type) === group);
    if (ofGroup.length === 0) return [];
    const count = ofGroup.reduce((sum, one) => sum + one.count, 0);
    return [{ group, count, area: areaView(ofGroup.reduce((sum, one) => sum + one.areaM2, 0)) }];
  });
  return {
    ...counts,
    area: roundedHectares(area),
    nitrogen: kilogramsView(nitrogen) ?? 0,
    byGroup,
    byMaterial: materials.map((material) => ({ ...material, total: amountView(material.total) })),
  };
}
