import type { FarmPermission } from '@brazda/domain/farm-roles.ts';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazy, Suspense, type ReactElement } from 'react';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { loadScreen } from './lazy-screen.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const NotAllowed = lazy(async () => {
  const { NotAllowedScreen } = await loadScreen(
    () => import('#web/parts/farm/NotAllowedScreen.tsx'),
    'NotAllowedScreen',
  );
  return { default: NotAllowedScreen };
});

/** A screen of a farm for those whose role there allows something; others are told so, and who can give them another. */
export function onlyWith(permission: FarmPermission, Screen: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  function OnlyWith(): ReactElement {
    const farmId = useFarmId();
    if (useMay(permission, farmId)) return <Screen />;
    return (
      <Suspense fallback={<LoadingScreen />}>
        <NotAllowed />
      </Suspense>
    );
  }
  return Object.assign(OnlyWith, Screen.preload && { preload: Screen.preload });
}
