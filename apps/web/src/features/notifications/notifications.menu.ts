import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [
  { to: '/farm/$farmId/notifications', place: 75, label: 'notifications.section', stepsBack: true },
];
