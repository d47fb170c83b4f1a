import { useQuery } from '@tanstack/react-query';
import { farmListOptions, farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';

/** Whether the farm's land can be updated from the registry of its country; no as long as it is not known, and without one. */
export function useIsRegistryFarm(farmId: number | undefined): boolean {
  const { data: farms } = useQuery(farmListOptions());
  const isCzech = farms?.find(({ id }) => id === farmId)?.countryCode === 'CZ';
  const { data: settings } = useQuery({ ...farmSettingsOptions(farmId ?? 0), enabled: isCzech });
  return isCzech && settings?.eagriSettingsEnabled === true;
}
