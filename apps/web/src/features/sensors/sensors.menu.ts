import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [
  { to: '/farm/$farmId/sensors', place: 70, label: 'sensors.section', stepsBack: true },
];
