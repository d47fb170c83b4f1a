import type { KeptList, ListView } from '@brazda/contract/gateway/list-views.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { storage, storageKeys } from '#web/lib/storage.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';

export const listViewKeys = { all: [...queryRoots.account, 'views'] as const };

type ColumnKeys = readonly string[];

/**
 * What somebody has made of the columns of a list, wherever they sign in; undefined where nothing is. The browser keeps it
 * too, so that a table does not rearrange itself before the eyes.
 */
export function useKeptColumns(list: KeptList): [ColumnKeys | undefined, (columns: ColumnKeys) => void] {
  const queries = useQueryClient();
  const options = listViewOptions(list);
  const { data } = useQuery(options);
  const { mutate } = useSingleMutation({
    // The last choice holds, wherever it is made; choices of one list go one after the other.
    scope: { id: `view ${list}` },
    mutationFn: (columns: ColumnKeys) =>
      api.gateway.listViews.change({ params: { list }, body: { columns: [...columns] } }),
  });
  const choose = (columns: ColumnKeys): void => {
    void queries.cancelQueries({ queryKey: options.queryKey });
    queries.setQueryData(options.queryKey, { list, version: data?.version ?? 0, columns: [...columns] });
    storage.write(keyOf(list), JSON.stringify(columns));
    mutate(columns);
  };
  return [data?.columns ?? undefined, choose];
}

function listViewOptions(list: KeptList) {
  return queryOptions<ListView>({
    queryKey: [...listViewKeys.all, list],
    queryFn: async ({ signal }) => {
      const view = await api.gateway.listViews.read({ params: { list }, signal });
      if (view.columns) storage.write(keyOf(list), JSON.stringify(view.columns));
      else storage.remove(keyOf(list));
      return view;
    },
    placeholderData: { list, columns: keptInBrowser(list), version: 0 },
    staleTime: 60_000,
  });
}

function keyOf(list: KeptList): string {
  return `${storageKeys.columns}${list}`;
}

function keptInBrowser(list: KeptList): string[] | null {
  try {
    const kept: unknown = JSON.parse(storage.read(keyOf(list)) ?? 'null');
    return Array.isArray(kept) && kept.every((each) => typeof each === 'string') ? kept : null;
  } catch {
    return null;
  }
}
