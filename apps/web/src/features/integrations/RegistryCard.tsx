import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { RegistryConnection } from './RegistryConnection.tsx';

/** The only register that the product can take land from is the Czech one. */
const registryCountry = 'CZ';

/** The land registry, as far as it concerns a farm of its country. */
export function RegistryCard({ farm: { id, countryCode } }: { readonly farm: Farm }): ReactElement {
  const { formatDisplayName } = useIntl();
  if (countryCode === registryCountry) return <RegistryConnection farmId={id} />;
  const country = formatDisplayName(countryCode, { type: 'region' }) ?? countryCode;
  return (
    <IntegrationCard title={<T id="integrations.registry.titleForeign" />}>
      <Typography>
        <T id="integrations.registry.foreign" values={{ country }} />
      </Typography>
    </IntegrationCard>
  );
}
