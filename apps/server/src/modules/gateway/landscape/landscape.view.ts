import type { LandscapeSync, ListedCode } from '@brazda/contract/gateway/landscape.ts';
import type { CodeListRefresh, CodeRow } from '../../agroevidence/public.ts';

export function landscapeSyncView({ state, startedAt, finishedAt, lists, ...refresh }: CodeListRefresh): LandscapeSync {
  return {
    ...refresh,
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
