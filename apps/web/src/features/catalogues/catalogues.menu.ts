import type { Section } from '#web/routing/menu.ts';

export const catalogueSections: readonly Section[] = [
  { to: '/farm/$farmId/catalogues', label: 'shell.section.catalogues', stepsBack: true },
];
