import type { FarmPermission } from '@brazda/domain/farm-roles.ts';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useFarmId } from '#web/lib/farm-route.ts';
import { useMay } from '#web/lib/use-may.ts';
import { lazyScreen } from './lazy-screen.ts';

const NotAllowed = lazyScreen(() => import('./NotAllowedScreen.tsx'), 'NotAllowedScreen');

/** A screen of a farm for those whose role there allows something; others are told so, and who can give them another. */
export function onlyWith(permission: FarmPermission, Screen: AsyncRouteComponent<object>): AsyncRouteComponent<object> {
  function OnlyWith(): ReactElement {
    return useMay(permission, useFarmId()) ? <Screen /> : <NotAllowed />;
  }
  return Object.assign(OnlyWith, Screen.preload && { preload: Screen.preload });
}
