import { textInAddress } from '#web/lib/list-search.ts';
import { validateActionsSearch, type ActionsSearch } from '../actions-search.ts';

/** More orders than a crew has for a day; each is a sheet of its own with a map. */
export const mostOrders = 30;

const separator = '-';
const longestNumber = 11;

/** What the address says of orders of work: which actions, or by what they are filtered. */
export type OrdersSearch = ActionsSearch & { readonly of?: string | undefined };

const chosenInAddress = textInAddress(mostOrders * longestNumber);

export function validateOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  return { ...validateActionsSearch(search), of: chosenInAddress(search['of']) };
}

/** Actions as the address names them. */
export function namedActions(ids: readonly number[]): string {
  return ids.slice(0, mostOrders).join(separator);
}

/** The actions that an address names, each once; undefined where it names none. */
export function actionsNamed({ of }: Pick<OrdersSearch, 'of'>): readonly number[] | undefined {
  if (of === undefined) return undefined;
  const ids = of.split(separator).map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, mostOrders);
}
