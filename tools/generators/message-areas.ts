import { areasOfMessages, webAreas } from '../lib/message-files.ts';
import { featureOf, reachOf, readWebSources, textsOfMenus, type WebSource } from '../lib/message-uses.ts';

/** What the sign-in needs is there before any screen is. */
export const firstAreas: readonly string[] = ['shared', 'sign-in'];

/** What stands around the screens; it is told as well how menus call features that are not there yet. */
const areaOfMenus = 'shell';

/** The areas of texts, and which of them each screen needs that is fetched when it is first shown. */
export const messageAreasGenerator = {
  name: 'message areas',
  path: 'apps/web/src/i18n/areas.generated.ts',
  generate: async (): Promise<string> => {
    const areasOf = await areasOfMessages();
    const sources = await readWebSources([...areasOf.keys()]);
    const ofMenus = textsOfMenus([...sources.values()], areasOf);
    const parts = [...sources.values()].flatMap((source) => source.parts);
    const paths = new Map(parts.map(({ name, path }) => [name, path]));
    const lines = [...paths]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, path]) => {
        const areas = areasWithin(reachOf(path, sources), areasOf, ofMenus).filter(
          (area) => !firstAreas.includes(area),
        );
        return `  ${name}: [${areas.map((area) => `'${area}'`).join(', ')}],\n`;
      });
    const menus = [...ofMenus].map(([id, area]) => `  ['${area}', '${id}'],\n`);
    const names = (await webAreas()).map((area) => `\n  | '${area}'`).join('');
    return [
      '// Generated from messages/ and from what the screens show; do not edit.\n',
      `export type Area =${names};\n\n`,
      `export const areasOfParts = {\n${lines.join('')}} as const satisfies Record<string, readonly Area[]>;\n\n`,
      `/** Texts that menus take out of the areas of features; the build adds them to those of \`${areaOfMenus}\`. */\n`,
      `export const textsOfMenus: readonly (readonly [Area, string])[] = [\n${menus.join('')}];\n`,
    ].join('');
  },
};

function areasWithin(
  reach: readonly WebSource[],
  areasOf: ReadonlyMap<string, readonly string[]>,
  ofMenus: ReadonlyMap<string, string>,
): string[] {
  const areas = reach.flatMap(({ path, ids, composedIds }) =>
    [...ids, ...composedIds].flatMap((id) => {
      const isOfMenu = ofMenus.has(id) && (path.endsWith('.menu.ts') || ofMenus.get(id) !== featureOf(path));
      return isOfMenu ? [areaOfMenus] : (areasOf.get(id) ?? []);
    }),
  );
  return [...new Set(areas)].sort();
}
