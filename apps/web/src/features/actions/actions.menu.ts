import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [{ to: '/farm/$farmId/actions', place: 40, label: 'actions.section' }];
