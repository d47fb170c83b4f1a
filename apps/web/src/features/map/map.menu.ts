import type { Section, SectionsOf } from '#web/routing/menu.ts';

/** The maps that are on. Each alone is simply the map; beside the newer one the first is the earlier. */
export const mapSections: SectionsOf = (flags) => {
  const hasFirst = flags['cfd-8901-map-v1'] === true;
  const hasSecond = flags['cfd-8205-map-v2'] === true;
  const first: Section = {
    to: '/farm/$farmId/map',
    label: hasSecond ? 'shell.section.mapV1' : 'shell.section.map',
  };
  const second: Section = { to: '/farm/$farmId/map-v2', label: 'shell.section.map' };
  return [...(hasSecond ? [second] : []), ...(hasFirst ? [first] : [])];
};
