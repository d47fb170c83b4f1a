import type { Section, SectionsOf } from '#web/routing/menu.ts';

/** The maps that are on. Each alone is simply the map; beside the newer one the first is the earlier. */
export const sections: SectionsOf = (flags) => {
  const hasFirst = flags['cfd-8901-map-v1'] === true;
  const hasSecond = flags['cfd-8205-map-v2'] === true;
  const first: Section = {
    to: '/farm/$farmId/map',
    place: 11,
    label: hasSecond ? 'map.sectionV1' : 'map.section',
  };
  const second: Section = { to: '/farm/$farmId/map-v2', place: 10, label: 'map.section' };
  return [...(hasSecond ? [second] : []), ...(hasFirst ? [first] : [])];
};
