import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ActionFilter } from '@brazda/contract/agroevidence/action-filters.ts';
import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePagedRows, type PagedRows } from '#web/lib/paged-rows.ts';
import { toggled, type ChosenIds } from '#web/ui/data-table/chosen-rows.ts';
import type { RowChoice } from '#web/ui/data-table/row-choice.ts';
import { actionIdsOptions, actionPageOptions } from './actions.queries.ts';
import { filterOf, queryOf, type ActionsSearch } from './actions-search.ts';

export interface ActionTable {
  readonly rows: PagedRows<Action>;
  readonly choice: RowChoice;
  /** What is chosen and known by more than its number. */
  readonly chosenRows: () => readonly Action[];
  readonly clear: () => void;
  /** Chooses all that the filter leaves, however many they are. */
  readonly chooseAll: () => void;
  /** What is chosen by the filter, and not one by one: all that it leaves, and how many that is. */
  readonly everything: { readonly filter: ActionFilter; readonly count: number } | undefined;
}

interface Chosen {
  readonly key: string;
  readonly ids: ChosenIds;
  readonly isEverything: boolean;
}

/** The rows of the list, and which of them are chosen; another filter or order begins anew. */
export function useActionTable(farmId: number, search: ActionsSearch): ActionTable {
  const query = queryOf(search);
  const queries = useQueryClient();
  const rows = usePagedRows((page) => actionPageOptions(farmId, query, page));
  const key = JSON.stringify(query);
  const [chosenOf, setChosenOf] = useState<Chosen>({ key, ids: new Set(), isEverything: false });
  const last = useRef<number>(undefined);
  const total = rows.total ?? 0;
  const isEverything = chosenOf.isEverything && chosenOf.key === key && total > 0;
  const listed = isEverything ? idsOf(rows, total) : undefined;
  const chosen = listed ?? (chosenOf.key === key ? chosenOf.ids : new Set<number>());
  const choose = (ids: ChosenIds): void => setChosenOf({ key, ids, isEverything: false });
  const clear = (): void => choose(new Set());
  const chooseAll = (): void => {
    if (total > mostTargets) {
      setChosenOf({ key, ids: new Set(), isEverything: true });
      return;
    }
    void queries.query(actionIdsOptions(farmId, query)).then(
      (ids) => choose(new Set(ids)),
      // The list itself says why nothing can be had.
      () => undefined,
    );
  };
  const isAll = isEverything || (total > 0 && chosen.size >= total);
  const toggle = (id: number, index: number, isRange: boolean): void => {
    // All but one cannot be said by the filter: who takes one out begins anew.
    if (isEverything) {
      clear();
      return;
    }
    const from = last.current;
    choose(isRange && from !== undefined ? new Set([...chosen, ...between(rows, from, index)]) : toggled(chosen, id));
    last.current = index;
  };
  const everything = isEverything ? { filter: filterOf(search), count: total } : undefined;
  return {
    rows,
    chosenRows: () => knownRows(rows, 0, total - 1).filter(({ id }) => chosen.has(id)),
    clear,
    chooseAll,
    everything,
    choice: { chosen, isAll, toggle, toggleAll: isAll ? clear : chooseAll },
  };
}

/** The ids of all rows that are known. */
function idsOf(rows: PagedRows<Action>, total: number): ChosenIds {
  return new Set(total === 0 ? [] : between(rows, 0, total - 1));
}

/** The ids of the rows from one to another, of those that are known. */
function between(rows: PagedRows<Action>, from: number, to: number): readonly number[] {
  return knownRows(rows, Math.min(from, to), Math.max(from, to)).map(({ id }) => id);
}

function knownRows(rows: PagedRows<Action>, first: number, last: number): readonly Action[] {
  return Array.from({ length: last - first + 1 }, (_, at) => rows.at(first + at)).filter((row) => row !== undefined);
}
