import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';
import { requireId } from '#web/routing/id-in-address.ts';
import { validateDiseasesSearch } from './diseases-search.ts';
import { validateLocationsSearch } from './locations-search.ts';
import {
  validateConnectionSearch,
  validateMeasuredSearch,
  validateNewSensorSearch,
  validateSensorsSearch,
} from './sensors-search.ts';
import { validateWaterSearch } from './water-search.ts';

const list = createRoute({
  getParentRoute: () => farm,
  path: '/sensors',
  validateSearch: validateSensorsSearch,
  component: lazyScreen(() => import('#web/features/sensors/SensorsScreen.tsx'), 'SensorsScreen'),
});

const added = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/new',
  validateSearch: validateNewSensorSearch,
  component: onlyWith(
    'farm.manage',
    lazyScreen(() => import('#web/features/sensors/NewSensorScreen.tsx'), 'NewSensorScreen'),
  ),
});

const connection = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/connection',
  validateSearch: validateConnectionSearch,
  component: onlyWith(
    'farm.manage',
    lazyScreen(() => import('#web/features/sensors/ConnectionScreen.tsx'), 'ConnectionScreen'),
  ),
});

const places = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/places',
  validateSearch: validateLocationsSearch,
  component: lazyScreen(() => import('#web/features/sensors/LocationsScreen.tsx'), 'LocationsScreen'),
});

const rules = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/rules',
  component: lazyScreen(() => import('#web/features/sensors/RulesScreen.tsx'), 'RulesScreen'),
});

const diseases = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/diseases',
  validateSearch: validateDiseasesSearch,
  component: lazyScreen(() => import('#web/features/sensors/DiseasesScreen.tsx'), 'DiseasesScreen'),
});

const water = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/water',
  validateSearch: validateWaterSearch,
  component: lazyScreen(() => import('#web/features/sensors/WaterScreen.tsx'), 'WaterScreen'),
});

const waterOfParcel = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/water/$parcelId',
  beforeLoad: ({ params }) => requireId(params.parcelId),
  component: lazyScreen(() => import('#web/features/sensors/ParcelWaterScreen.tsx'), 'ParcelWaterScreen'),
});

const one = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/$nodeId',
  beforeLoad: ({ params }) => requireId(params.nodeId),
  validateSearch: validateMeasuredSearch,
  component: lazyScreen(() => import('#web/features/sensors/SensorScreen.tsx'), 'SensorScreen'),
});

const edited = createRoute({
  getParentRoute: () => farm,
  path: '/sensors/$nodeId/edit',
  beforeLoad: ({ params }) => requireId(params.nodeId),
  component: onlyWith(
    'farm.manage',
    lazyScreen(() => import('#web/features/sensors/EditSensorScreen.tsx'), 'EditSensorScreen'),
  ),
});

export const ofFarm = [list, added, connection, places, rules, diseases, water, waterOfParcel, one, edited] as const;
