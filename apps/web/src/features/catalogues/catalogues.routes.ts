import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { validateCropsSearch } from './crops-search.ts';
import { validateMaterialSearch } from './material-search.ts';
import { validateOrganismSearch } from './organism-search.ts';

const crops = createRoute({
  getParentRoute: () => farm,
  path: '/catalogues',
  validateSearch: validateCropsSearch,
  component: lazyScreen(() => import('#web/features/catalogues/CropsScreen.tsx'), 'CropsScreen'),
});

const plantProtection = createRoute({
  getParentRoute: () => farm,
  path: '/catalogues/plantProtection',
  validateSearch: validateMaterialSearch,
  component: lazyScreen(() => import('#web/features/catalogues/MaterialScreens.tsx'), 'PlantProtectionScreen'),
});

const fertilizers = createRoute({
  getParentRoute: () => farm,
  path: '/catalogues/fertilizers',
  validateSearch: validateMaterialSearch,
  component: lazyScreen(() => import('#web/features/catalogues/MaterialScreens.tsx'), 'FertilizersScreen'),
});

const seeds = createRoute({
  getParentRoute: () => farm,
  path: '/catalogues/seeds',
  validateSearch: validateMaterialSearch,
  component: lazyScreen(() => import('#web/features/catalogues/MaterialScreens.tsx'), 'SeedsScreen'),
});

const organisms = createRoute({
  getParentRoute: () => farm,
  path: '/catalogues/organisms',
  validateSearch: validateOrganismSearch,
  component: lazyScreen(() => import('#web/features/catalogues/OrganismsScreen.tsx'), 'OrganismsScreen'),
});

export const ofFarm = [crops, plantProtection, fertilizers, seeds, organisms] as const;
