import { actionSorts, mostTargets } from '@brazda/domain/enumerations/action.ts';
import { z } from 'zod';
import { largestNumber, paged, SortDirection } from '../shapes.ts';
import { ParcelId } from './agroevidence.ids.ts';
import { ActionGroup, ActionSource, ActionState, ActionType } from './action-shapes.ts';
import { MaterialKind } from './material-facts.ts';

const day = z.iso.date();
const mostChosen = 200;
/** Of a crop or a material: what no farm has is among what was done on none. */
const number = z.int().min(1).max(largestNumber);

/** Which actions a list is of; what is not said leaves all. Of several values of one property, one has to hold. */
export const actionFilters = {
  /** Words of materials, parcels, operators, machines and notes; accents and case do not matter. */
  search: z.string().max(200).optional(),
  group: z.array(ActionGroup).optional(),
  type: z.array(ActionType).optional(),
  state: z.array(ActionState).optional(),
  source: z.array(ActionSource).optional(),
  parcel: z.array(ParcelId).max(mostTargets).optional(),
  crop: z.array(number).max(mostChosen).optional(),
  material: z.array(number).max(mostChosen).optional(),
  'material-kind': z.array(MaterialKind).optional(),
  operator: z.string().max(200).optional(),
  /** Both included. */
  'day-from': day.optional(),
  'day-to': day.optional(),
};

const actionOrder = {
  'sort-col': z.enum(actionSorts).default('day'),
  'sort-dir': SortDirection.default('desc'),
};

export const ActionOrder = z.object({ ...actionOrder, ...actionFilters });
export const ActionQuery = z.object({ ...paged, ...actionOrder, ...actionFilters });
export const ActionFilter = z.object(actionFilters);

/** Which actions, in which order. */
export type ActionOrder = z.output<typeof ActionOrder>;
export type ActionQuery = z.output<typeof ActionQuery>;
export type ActionFilter = z.output<typeof ActionFilter>;
