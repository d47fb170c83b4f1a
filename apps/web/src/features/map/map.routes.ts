import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateMapSearch } from './map-search.ts';

const MapScreen = lazyScreen(() => import('#web/features/map/MapScreen.tsx'), 'MapScreen');

const map = createRoute({
  getParentRoute: () => farm,
  path: '/map',
  validateSearch: validateMapSearch,
  component: MapScreen,
});

const mapV2 = createRoute({
  getParentRoute: () => farm,
  path: '/map-v2',
  validateSearch: validateMapSearch,
  component: MapScreen,
});

const sensors = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/map',
  validateSearch: validateMapSearch,
  component: lazyScreen(() => import('#web/features/map/sensors/SensorsMapScreen.tsx'), 'SensorsMapScreen'),
});

export const ofFarm = [map, mapV2, sensors] as const;
