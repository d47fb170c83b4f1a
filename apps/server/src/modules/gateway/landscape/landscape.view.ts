import type { LandscapeSync, ListedCode } from '@brazda/contract/gateway/landscape.ts';
import type { CodeListRefresh, CodeRow } from '../../agroevidence/public.ts';

export function landscapeSyncView(view: CodeListRefresh): LandscapeSync {
  const { state, startedAt, finishedAt, failedLists, lists, ...refresh } = view;
  return {
    ...refresh,
    failedLists: failedLists as LandscapeSync['failedLists'],
    progress: state,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    lists: lists.map(({ sources, fetchedAt, ...list }) => ({
      ...list,
      sources: [...sources],
      fetchedAt: fetchedAt?.toISOString() ?? null,
    })),
  };
}

export function listedCodeView({ names, fetchedAt, ...row }: CodeRow): ListedCode {
  return { ...row, names: names as ListedCode['names'], fetchedAt: fetchedAt?.toISOString() ?? null };
}
