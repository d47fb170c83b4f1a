import { createRoute } from '@tanstack/react-router';
import { farm, outside } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateFarmSettingsSearch } from './farm-settings-search.ts';

const farmSettings = createRoute({
  getParentRoute: () => farm,
  path: '/settings',
  validateSearch: validateFarmSettingsSearch,
  component: lazyScreen(() => import('#web/features/farm-settings/FarmSettingsScreen.tsx'), 'FarmSettingsScreen'),
});

const deletedFarms = createRoute({
  getParentRoute: () => outside,
  path: '/deleted-farms',
  component: lazyScreen(() => import('#web/features/farm-settings/DeletedFarmsScreen.tsx'), 'DeletedFarmsScreen'),
});

export const ofFarm = [farmSettings] as const;
export const ofOutside = [deletedFarms] as const;
