import type { NewAction, NewOtherAction } from '@brazda/contract/agroevidence/action-records.ts';
import type { DrawnOutline } from '@brazda/contract/agroevidence/drawn-outline.ts';
import { actionTypesOf, type ActionGroup, type ActionTypeOf } from '@brazda/domain/enumerations/action.ts';
import type { SaidAction } from './sent-action.ts';
import { emptySpray, type TypedAction, type TypedAmount, type TypedMaterial } from './typed-action.ts';
import { momentsOf } from './typed-hours.ts';

type Common = Omit<NewOtherAction, 'actionType' | 'grazing' | 'irrigation'>;
type SaidProducts = Extract<NewAction, { readonly products: unknown }>['products'];
type SaidMaterials = Extract<NewAction, { readonly materials: unknown }>['materials'];
type SaidSpray = Extract<NewAction, { readonly spray: unknown }>['spray'];

/** An action as it goes to the server; undefined where something of it is missing. */
export function saidAction(typed: TypedAction, timeZone: string): SaidAction | undefined {
  const common = commonOf(typed, timeZone);
  return common && ofGroup[typed.group](typed, common);
}

type OfGroup = (typed: TypedAction, common: Common) => SaidAction | undefined;

const ofGroup: Readonly<Record<ActionGroup, OfGroup>> = {
  SOWING: (typed, common) => {
    const { type, crop, cropRole } = typed;
    if (!isOf('SOWING', type) || !crop) return undefined;
    const sown = { cropId: crop.id, cropRole, materials: materialsOf(typed) };
    return { group: 'SOWING', body: { ...common, actionType: type, ...sown } };
  },
  HARVEST: (typed, common) => {
    const { type, crop, moisture, byProductTaken, endsCrop } = typed;
    if (!isOf('HARVEST', type)) return undefined;
    const grown = { cropId: crop?.id ?? null, products: productsOf(typed), moisture, byProductTaken, endsCrop };
    return { group: 'HARVEST', body: { ...common, actionType: type, ...grown } };
  },
  MOWING: (typed, common) => {
    const { type, moisture, byProductTaken, cut } = typed;
    if (!isOf('MOWING', type)) return undefined;
    const mown = { products: productsOf(typed), moisture, byProductTaken, cut };
    return { group: 'MOWING', body: { ...common, actionType: type, ...mown } };
  },
  EPH: (typed, common) => {
    const { type, crop, incorporatedOn, timing } = typed;
    if (!isOf('EPH', type)) return undefined;
    const brought = { cropId: crop?.id ?? null, materials: materialsOf(typed), incorporatedOn, timing };
    return { group: 'EPH', body: { ...common, actionType: type, ...brought, spray: sprayOf(typed) } };
  },
  OTHER: (typed, common) => {
    const { type } = typed;
    if (!isOf('OTHER', type)) return undefined;
    const worked = { grazing: grazingOf(typed), irrigation: irrigationOf(typed) };
    return { group: 'OTHER', body: { ...common, actionType: type, ...worked } };
  },
};

function isOf<G extends ActionGroup>(group: G, type: string): type is ActionTypeOf<G> {
  return (actionTypesOf[group] as readonly string[]).includes(type);
}

function commonOf(typed: TypedAction, timeZone: string): Common | undefined {
  const { state, day, orderId, targets } = typed;
  if (day === null || targets.length === 0) return undefined;
  return {
    ...{ state, day, orderId, ...momentsOf(day, typed, timeZone) },
    ...{ operator: orNull(typed.operator), machine: orNull(typed.machine), note: orNull(typed.note) },
    targets: targets.map(({ geometry, area, ...target }) => ({
      ...target,
      geometry: geometry as DrawnOutline | null,
      // What is drawn the server measures.
      area: geometry === null ? area : null,
    })),
  };
}

function materialsOf({ materials }: TypedAction): SaidMaterials {
  return materials.flatMap(({ material, value, unit, basis, batch, producedOn, expiresOn, organismCodes, purpose }) =>
    material === null || value === null
      ? []
      : {
          ...{ materialId: material.id, value, unit, basis, batch: orNull(batch), purpose: orNull(purpose) },
          ...{ producedOn, expiresOn, organismCodes: [...organismCodes] },
        },
  );
}

/** A row in which nothing was typed is none. */
export function isSaid({ material, value }: TypedMaterial): boolean {
  return material !== null || value !== null;
}

function productsOf({ mainProduct, byProduct }: TypedAction): SaidProducts {
  const said = (product: SaidProducts[number]['product'], { value, unit, basis }: TypedAmount): SaidProducts =>
    value === null ? [] : [{ product, value, unit, basis }];
  return [...said('MAIN_PRODUCT', mainProduct), ...said('BY_PRODUCT', byProduct)];
}

function sprayOf({ spray }: TypedAction): SaidSpray {
  const isEmpty = (Object.keys(emptySpray) as (keyof typeof emptySpray)[]).every(
    (name) => spray[name] === emptySpray[name],
  );
  return isEmpty ? null : { ...spray, nozzle: orNull(spray.nozzle) };
}

/** What was typed of a pasture; of another work nothing is. */
export function grazingOf({ type, grazing }: TypedAction): NewOtherAction['grazing'] {
  const isSaidAtAll = grazing.animals !== null || grazing.head !== null || grazing.days !== null;
  return type === 'PASTURE' && isSaidAtAll ? grazing : null;
}

/** What was typed of an irrigation; of another work nothing is. */
export function irrigationOf({ type, irrigation: { value, unit } }: TypedAction): NewOtherAction['irrigation'] {
  return type === 'IRRIG' && value !== null ? { value, unit } : null;
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
