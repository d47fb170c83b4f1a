import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [
  { to: '/farm/$farmId/catalogues', place: 90, label: 'catalogues.section', stepsBack: true },
];
