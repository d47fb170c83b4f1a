import type { RegistryAccess } from '@brazda/contract/agroevidence/eagri.ts';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { registryAccessOptions } from '#web/parts/registry/registry.queries.ts';
import { useIsActing } from '#web/lib/session-context.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { RegistryAccessChange } from './RegistryAccessChange.tsx';
import { RegistryFacts } from './RegistryFacts.tsx';

/** How a farm signs in to the land registry, where this installation has one. */
export function RegistryConnection({ farmId }: { readonly farmId: number }): ReactElement {
  const { isRegistryConnected } = useConfiguration();
  const { data: access, error, refetch } = useQuery(registryAccessOptions(farmId));
  return (
    <IntegrationCard
      title={<T id="integrations.registry.title" />}
      note={<T id="integrations.registry.note" />}
      isConnected={access && access.hasSecret && isRegistryConnected}
    >
      {!isRegistryConnected && (
        <Notice>
          <T id="integrations.registry.unavailable" />
        </Notice>
      )}
      {access ? (
        <KnownAccess access={access} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </IntegrationCard>
  );
}

/** Whoever acts as a user sees how the farm signs in; changing it is for its own people. */
function KnownAccess({ access }: { readonly access: RegistryAccess }): ReactElement {
  const { isRegistryConnected } = useConfiguration();
  const isActing = useIsActing();
  return (
    <>
      {access.hasSecret && <RegistryFacts access={access} />}
      {access.hasSecret && isRegistryConnected && (
        <LinkButton
          to="/farm/$farmId/user/updatelpis"
          params={{ farmId: String(access.farmId) }}
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        >
          <T id="landUpdate.title" />
        </LinkButton>
      )}
      {isRegistryConnected && isActing && (
        <Notice>
          <T id="integrations.registry.acting" />
        </Notice>
      )}
      {isRegistryConnected && !isActing && <RegistryAccessChange access={access} />}
    </>
  );
}
