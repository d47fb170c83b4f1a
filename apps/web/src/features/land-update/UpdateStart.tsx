import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { registryAccessOptions } from '#web/parts/registry/registry.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { BeginForm } from './BeginForm.tsx';
import { NoAccess } from './NoAccess.tsx';
import { RegistryNews } from './RegistryNews.tsx';
import { UpdateHistory } from './UpdateHistory.tsx';

/** The only register that the product can take land from is the Czech one. */
const registryCountry = 'CZ';

/** How the farm stands to the registry, the way to compare the two, and what came of it before. */
export function UpdateStart({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <>
      <Start farmId={farmId} />
      <UpdateHistory farmId={farmId} />
    </>
  );
}

function Start({ farmId }: { readonly farmId: number }): ReactElement {
  const { isRegistryConnected } = useConfiguration();
  const { formatDisplayName } = useIntl();
  const { data: farms = [] } = useQuery(farmListOptions());
  const country = farms.find(({ id }) => id === farmId)?.countryCode;
  const isForeign = country !== undefined && country !== registryCountry;
  const access = useQuery({ ...registryAccessOptions(farmId), enabled: isRegistryConnected && !isForeign });
  if (isForeign) {
    return (
      <Notice>
        <T
          id="integrations.registry.foreign"
          values={{ country: formatDisplayName(country, { type: 'region' }) ?? country }}
        />
      </Notice>
    );
  }
  if (!isRegistryConnected) {
    return (
      <Notice>
        <T id="error.eagri.notConnected" />
      </Notice>
    );
  }
  if (access.error) return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
  if (!access.data) return <LateLoader label={<T id="shell.loading" />} />;
  if (!access.data.hasSecret) return <NoAccess farmId={farmId} />;
  return (
    <Beside>
      <BeginForm farmId={farmId} />
      <RegistryNews farmId={farmId} />
    </Beside>
  );
}

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  '& > :last-child': { order: -1 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    gap: theme.spacing(10),
    '& > :last-child': { order: 0 },
  },
}));
