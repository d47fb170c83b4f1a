import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { useIsRegistryFarm } from '#web/parts/registry/use-is-registry-farm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** Where the parcels of a farm that has none can come from, and from whom for those who may not bring them in. */
export function EmptyFarm({ farmId }: { readonly farmId: number }): ReactElement {
  const isRegistryFarm = useIsRegistryFarm(farmId);
  const mayChange = useMay('land.change', farmId);
  const params = { farmId: String(farmId) };
  if (!mayChange) {
    return (
      <EmptyState heading={<T id="map.empty.heading" />}>
        <T id="map.empty.messageReader" />
      </EmptyState>
    );
  }
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
