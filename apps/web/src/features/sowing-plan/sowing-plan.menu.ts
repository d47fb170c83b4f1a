import type { Section } from '#web/routing/menu.ts';

export const sowingPlanSection: Section = { to: '/farm/$farmId/sowing-plan', label: 'shell.section.sowingPlan' };
