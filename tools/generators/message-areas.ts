import { areasOfMessages, webAreas } from '../lib/message-files.ts';
import {
  featureOf,
  firstAreas,
  lentTexts,
  reachOf,
  readWebSources,
  type LentText,
  type WebSource,
} from '../lib/message-uses.ts';

/** The areas of texts, and which of them each screen needs that is fetched when it is first shown. */
export const messageAreasGenerator = {
  name: 'message areas',
  path: 'apps/web/src/i18n/areas.generated.ts',
  generate: async (): Promise<string> => {
    const areasOf = await areasOfMessages();
    const sources = await readWebSources([...areasOf.keys()]);
    const lent = lentTexts([...sources.values()], areasOf);
    const parts = [...sources.values()].flatMap((source) => source.parts);
    const paths = new Map(parts.map(({ name, path }) => [name, path]));
    const lines = [...paths]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, path]) => {
        const areas = areasWithin(reachOf(path, sources), areasOf, lent).filter((area) => !firstAreas.includes(area));
        return `  ${name}: [${areas.map((area) => `'${area}'`).join(', ')}],\n`;
      });
    const texts = [...lent].map(([id, { of, to }]) => `  { of: '${of}', to: '${to}', id: '${id}' },\n`);
    const names = (await webAreas()).map((area) => `\n  | '${area}'`).join('');
    return [
      '// Generated from messages/ and from what the screens show; do not edit.\n',
      `export type Area =${names};\n\n`,
      `export const areasOfParts = {\n${lines.join('')}} as const satisfies Record<string, readonly Area[]>;\n\n`,
      '/** Texts that are shown with those of another area than they stand in; the build adds them there. */\n',
      'interface LentText {\n  readonly of: Area;\n  readonly to: Area;\n  readonly id: string;\n}\n\n',
      `export const lentTexts: readonly LentText[] = [\n${texts.join('')}];\n`,
    ].join('');
  },
};

function areasWithin(
  reach: readonly WebSource[],
  areasOf: ReadonlyMap<string, readonly string[]>,
  lent: ReadonlyMap<string, LentText>,
): string[] {
  const areas = reach.flatMap(({ path, ids, composedIds }) =>
    [...ids, ...composedIds].flatMap((id) => {
      const loan = lent.get(id);
      const isShownAlone = loan && (path.endsWith('.menu.ts') || loan.of !== featureOf(path));
      return isShownAlone ? [loan.to] : (areasOf.get(id) ?? []);
    }),
  );
  return [...new Set(areas)].sort();
}
