import type { LinkProps } from '@tanstack/react-router';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import type { FlagStates } from '#web/lib/flags.ts';

export interface Section {
  readonly to: Extract<LinkProps['to'], `/farm/$farmId/${string}`>;
  readonly label: PlainMessageId;
  /** Steps back behind "More" where there is not room for all. */
  readonly stepsBack?: true;
}

/**
 * The sections of a farm, as they stand in the menu. A section is listed here when it works, and steps back if it is one of
 * sensors, irrigation, notifications, actions, stores, reports and catalogues.
 */
export function farmSections(flags: FlagStates): Section[] {
  return mapSections(flags);
}

/** The maps that are on. Each alone is simply the map; beside the newer one the first is the earlier. */
export function mapSections(flags: FlagStates): Section[] {
  const hasFirst = flags['cfd-8901-map-v1'] === true;
  const hasSecond = flags['cfd-8205-map-v2'] === true;
  const first: Section = {
    to: '/farm/$farmId/map',
    label: hasSecond ? 'shell.section.mapV1' : 'shell.section.map',
  };
  const second: Section = { to: '/farm/$farmId/map-v2', label: 'shell.section.map' };
  return [...(hasSecond ? [second] : []), ...(hasFirst ? [first] : [])];
}

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
