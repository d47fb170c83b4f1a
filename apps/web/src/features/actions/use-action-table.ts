import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePagedRows, type PagedRows } from '#web/lib/paged-rows.ts';
import { toggled, type ChosenIds } from '#web/ui/data-table/chosen-rows.ts';
import type { RowChoice } from '#web/ui/data-table/row-choice.ts';
import { actionIdsOptions, actionPageOptions } from './actions.queries.ts';
import { queryOf, type ActionsSearch } from './actions-search.ts';

export interface ActionTable {
  readonly rows: PagedRows<Action>;
  readonly choice: RowChoice;
  readonly clear: () => void;
  /** Chooses all that the filter leaves, as many as can be deleted at once. */
  readonly chooseAll: () => void;
}

/** The rows of the list, and which of them are chosen; another filter or order begins anew. */
export function useActionTable(farmId: number, search: ActionsSearch): ActionTable {
  const query = queryOf(search);
  const queries = useQueryClient();
  const rows = usePagedRows((page) => actionPageOptions(farmId, query, page));
  const key = JSON.stringify(query);
  const [chosenOf, setChosenOf] = useState<{ readonly key: string; readonly ids: ChosenIds }>({ key, ids: new Set() });
  const last = useRef<number>(undefined);
  const chosen = chosenOf.key === key ? chosenOf.ids : new Set<number>();
  const choose = (ids: ChosenIds): void => setChosenOf({ key, ids });
  const clear = (): void => choose(new Set());
  const chooseAll = (): void => {
    void queries.query(actionIdsOptions(farmId, query)).then(
      (ids) => choose(new Set(ids)),
      // The list itself says why nothing can be had.
      () => undefined,
    );
  };
  const most = Math.min(rows.total ?? 0, mostTargets);
  const isAll = most > 0 && chosen.size >= most;
  const toggle = (id: number, index: number, isRange: boolean): void => {
    const from = last.current;
    choose(isRange && from !== undefined ? new Set([...chosen, ...between(rows, from, index)]) : toggled(chosen, id));
    last.current = index;
  };
  return { rows, clear, chooseAll, choice: { chosen, isAll, toggle, toggleAll: isAll ? clear : chooseAll } };
}

/** The ids of the rows from one to another, of those that are known. */
function between(rows: PagedRows<Action>, from: number, to: number): readonly number[] {
  const first = Math.min(from, to);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => rows.at(first + at)?.id).filter(
    (id) => id !== undefined,
  );
}
