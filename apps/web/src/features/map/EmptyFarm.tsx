import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useIsRegistryFarm } from '#web/parts/registry/use-is-registry-farm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** Where the parcels of a farm that has none can come from. */
export function EmptyFarm({ farmId }: { readonly farmId: number }): ReactElement {
  const isRegistryFarm = useIsRegistryFarm(farmId);
  const params = { farmId: String(farmId) };
  return (
    <EmptyState
      heading={<T id="map.empty.heading" />}
      actions={
        <>
          {isRegistryFarm && (
            <LinkButton variant="contained" to="/farm/$farmId/user/updatelpis" params={params}>
              <T id="map.empty.fromRegistry" />
            </LinkButton>
          )}
          <LinkButton variant={isRegistryFarm ? 'outlined' : 'contained'} to="/farm/$farmId/land" params={params}>
            <T id="addLand.title" />
          </LinkButton>
        </>
      }
    >
      <T id={isRegistryFarm ? 'map.empty.messageRegistry' : 'map.empty.message'} />
    </EmptyState>
  );
}
