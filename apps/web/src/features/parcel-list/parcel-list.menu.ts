import type { Sections } from '#web/routing/menu.ts';

export const sections: Sections = [{ to: '/farm/$farmId/parcels', place: 20, label: 'parcelList.section' }];
