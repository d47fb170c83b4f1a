import type { Section } from '#web/routing/menu.ts';

/** What stands in the bar and what behind "More"; the section on screen is always in the bar. */
export function arrangeSections(
  sections: readonly Section[],
  path: string,
): { readonly inBar: readonly Section[]; readonly behindMore: readonly Section[] } {
  const isBehind = (section: Section): boolean => section.stepsBack === true && !isWithin(section, path);
  return {
    inBar: sections.filter((section) => !isBehind(section)),
    behindMore: sections.filter(isBehind),
  };
}

function isWithin({ to }: Section, path: string): boolean {
  const name = to.slice('/farm/$farmId/'.length);
  const rest = path.replace(/^\/farm\/[^/]+\//, '');
  return rest === name || rest.startsWith(`${name}/`);
}
