import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [
  { to: '/farm/$farmId/reports', place: 60, label: 'reports.section', stepsBack: true },
];
