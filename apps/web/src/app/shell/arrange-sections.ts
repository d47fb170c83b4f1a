import type { Section } from '#web/routing/menu.ts';

/** Whether sections have room beside each other, with "More" after them or without it. */
type HaveRoom = (inBar: readonly Section[], hasMore: boolean) => boolean;

/**
 * What stands in the bar and what behind "More": from the last on as many of those that are opened less often as there is
 * no room for. The section on screen is always in the bar.
 */
export function arrangeSections(
  sections: readonly Section[],
  path: string,
  haveRoom: HaveRoom,
): { readonly inBar: readonly Section[]; readonly behindMore: readonly Section[] } {
  const behind = new Set<Section>();
  const inBar = (): Section[] => sections.filter((section) => !behind.has(section));
  const mayStepBack = sections.filter((section) => section.stepsBack === true && !isWithin(section, path)).reverse();
  for (const section of mayStepBack) {
    if (haveRoom(inBar(), behind.size > 0)) break;
    behind.add(section);
  }
  return { inBar: inBar(), behindMore: sections.filter((section) => behind.has(section)) };
}

function isWithin({ to }: Section, path: string): boolean {
  const name = to.slice('/farm/$farmId/'.length);
  const rest = path.replace(/^\/farm\/[^/]+\//, '');
  return rest === name || rest.startsWith(`${name}/`);
}
