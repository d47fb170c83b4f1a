import { useQuery } from '@tanstack/react-query';
import { useCropName } from './crop-name.ts';
import { allCropsOptions } from './crops.queries.ts';

/** How the crops of the catalogue and the farm's own are called, by their numbers; undefined as long as it is not known. */
export function useCropNames(farmId: number): (id: number) => string | undefined {
  const nameOf = useCropName();
  const { data } = useQuery(allCropsOptions(farmId));
  const names = new Map(data?.rows.map((crop) => [crop.id, nameOf(crop)]));
  return (id) => names.get(id);
}
