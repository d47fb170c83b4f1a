import { useQuery } from '@tanstack/react-query';
import { useCropName } from './crop-name.ts';
import { cropsOptions } from './crops.queries.ts';

const all = 1000;

/** How the crops of the catalogue and the farm's own are called, by their numbers; undefined as long as it is not known. */
export function useCropNames(farmId: number): (id: number) => string | undefined {
  const nameOf = useCropName();
  const { data } = useQuery(
    cropsOptions(farmId, { 'per-page': all, 'include-no-crop': true, status: ['OPEN', 'RETIRED'] }),
  );
  const names = new Map(data?.rows.map((crop) => [crop.id, nameOf(crop)]));
  return (id) => names.get(id);
}
