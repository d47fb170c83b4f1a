import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { FormPage } from '#web/ui/FormPage.tsx';
import { RegistryCard } from './RegistryCard.tsx';

/** Which outer services the farm on screen takes its records from. */
export function IntegrationsScreen(): ReactElement {
  const farmId = useFarmId();
  const { data: farms = [] } = useQuery(farmListOptions());
  const farm = farms.find(({ id }) => id === farmId);
  return (
    <FormPage title="integrations.title" lead={<T id="integrations.lead" values={{ farm: farm?.name ?? '' }} />} isWide>
      {farm && <RegistryCard farm={farm} />}
    </FormPage>
  );
}
