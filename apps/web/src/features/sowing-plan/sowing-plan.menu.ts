import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [{ to: '/farm/$farmId/sowing-plan', place: 30, label: 'sowingPlan.section' }];
