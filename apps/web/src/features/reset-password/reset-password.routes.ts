import { createRoute } from '@tanstack/react-router';
import { listSearch, textInAddress } from '#web/lib/list-search.ts';
import { root } from '#web/routing/frames.ts';
import { lazyScreen } from '#web/routing/lazy-screen.ts';

const validateResetSearch = listSearch({ key: textInAddress() });

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  validateSearch: validateResetSearch,
  component: lazyScreen(() => import('#web/features/reset-password/ResetScreen.tsx'), 'ResetScreen'),
});

export const ofRoot = [reset] as const;
