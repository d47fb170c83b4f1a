import { areasOfMessages, webAreas } from '../lib/message-files.ts';
import { reachOf, readWebSources, type WebSource } from '../lib/message-uses.ts';

/** What the sign-in needs is there before any screen is. */
export const firstAreas: readonly string[] = ['shared', 'sign-in'];

/** The areas of texts, and which of them each screen needs that is fetched when it is first shown. */
export const messageAreasGenerator = {
  name: 'message areas',
  path: 'apps/web/src/i18n/areas.generated.ts',
  generate: async (): Promise<string> => {
    const areasOf = await areasOfMessages();
    const sources = await readWebSources([...areasOf.keys()]);
    const parts = [...sources.values()].flatMap((source) => source.parts);
    const paths = new Map(parts.map(({ name, path }) => [name, path]));
    const lines = [...paths]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, path]) => {
        const areas = areasWithin(reachOf(path, sources), areasOf).filter((area) => !firstAreas.includes(area));
        return `  ${name}: [${areas.map((area) => `'${area}'`).join(', ')}],\n`;
      });
    const names = (await webAreas()).map((area) => `\n  | '${area}'`).join('');
    return [
      '// Generated from messages/ and from what the screens show; do not edit.\n',
      `export type Area =${names};\n\n`,
      `export const areasOfParts = {\n${lines.join('')}} as const satisfies Record<string, readonly Area[]>;\n`,
    ].join('');
  },
};

function areasWithin(reach: readonly WebSource[], areasOf: ReadonlyMap<string, readonly string[]>): string[] {
  const ids = reach.flatMap((source) => [...source.ids, ...source.composedIds]);
  return [...new Set(ids.flatMap((id) => areasOf.get(id) ?? []))].sort();
}
