import type { Section } from '#web/routing/menu.ts';

export const parcelListSection: Section = { to: '/farm/$farmId/parcels', label: 'shell.section.parcels' };
