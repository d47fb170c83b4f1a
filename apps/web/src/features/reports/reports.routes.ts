import { createRoute } from '@tanstack/react-router';
import { farm } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';
import { onlyWith } from '#web/routing/only-with.tsx';
import { validateReportsSearch } from './reports-search.ts';
import { validateSubmissionMonthSearch, validateSubmissionsSearch } from './submissions/submissions-search.ts';

const reports = createRoute({
  getParentRoute: () => farm,
  path: '/reports',
  validateSearch: validateReportsSearch,
  component: onlyWith(
    'farm.read',
    lazyScreen(() => import('#web/features/reports/ReportsScreen.tsx'), 'ReportsScreen'),
  ),
});

const submissions = createRoute({
  getParentRoute: () => farm,
  path: '/reports/submissions',
  validateSearch: validateSubmissionsSearch,
  component: onlyWith(
    'farm.read',
    lazyScreen(() => import('#web/features/reports/submissions/SubmissionsScreen.tsx'), 'SubmissionsScreen'),
  ),
});

const submissionMonth = createRoute({
  getParentRoute: () => farm,
  path: '/reports/submissions/$monthEnd',
  validateSearch: validateSubmissionMonthSearch,
  component: onlyWith(
    'farm.read',
    lazyScreen(() => import('#web/features/reports/submissions/SubmissionMonthScreen.tsx'), 'SubmissionMonthScreen'),
  ),
});

export const ofFarm = [reports, submissions, submissionMonth] as const;
