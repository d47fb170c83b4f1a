import { areasOfMessages } from '../lib/message-files.ts';
import {
  featureOf,
  features,
  firstAreas,
  lentTexts,
  reachOf,
  readMailSources,
  readWebSources,
  type TextSource,
} from '../lib/message-uses.ts';
import type { Check } from './check.ts';

const entry = 'apps/web/src/app/main.tsx';

/** Each text is shown somewhere, by no feature but its own, and at the sign-in nothing is shown that comes later. */
export const messageUsesCheck: Check = {
  name: 'message uses',
  run: async () => {
    const areasOf = await areasOfMessages();
    const sources = await readWebSources([...areasOf.keys()]);
    const shown = [...sources.values(), ...(await readMailSources([...areasOf.keys()]))];
    const first = reachOf(entry, sources);
    if (first.length === 0) return [`${entry} was not found: nothing was checked`];
    return [
      ...unusedOnes([...areasOf.keys()], shown),
      ...usesOfOthers(shown, areasOf),
      ...usesTooEarly(first, areasOf),
    ];
  },
};

export function unusedOnes(ids: readonly string[], sources: readonly TextSource[]): string[] {
  const used = new Set(sources.flatMap((source) => [...source.ids, ...source.composedIds]));
  return ids.filter((id) => !used.has(id)).map((id) => `nothing shows ${id}`);
}

type AreasOf = ReadonlyMap<string, readonly string[]>;

/**
 * An area that is called as a feature is that feature's own, but for what it lends others; what two features say is in one
 * of the others.
 */
export function usesOfOthers(sources: readonly TextSource[], areasOf: AreasOf): string[] {
  const owned = features(sources);
  const lent = lentTexts(sources, areasOf);
  return sources.flatMap(({ path, ids, composedIds }) =>
    [...ids, ...composedIds].flatMap((id) => {
      const area = areasOf.get(id)?.[0];
      const isAnothers = area !== undefined && owned.has(area) && featureOf(path) !== area && !lent.has(id);
      return isAnothers
        ? [`${path} shows ${id}, which is of ${area} alone: what several show is in an area that is called as none`]
        : [];
    }),
  );
}

/** Ids that are put together are not meant: where such a text is not there yet, another is shown. */
export function usesTooEarly(first: readonly TextSource[], areasOf: AreasOf): string[] {
  return first.flatMap(({ path, ids }) =>
    ids
      .filter((id) => !(areasOf.get(id) ?? []).some((area) => firstAreas.includes(area)))
      .map(
        (id) => `${path} is there before any screen is, and shows ${id}, which is not in ${firstAreas.join(' or ')}`,
      ),
  );
}
