import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';

/** What the register calls an organism, mostly in Latin; null where that is what it is called already. */
export function otherNameOf({
  name,
  registeredName,
}: Pick<CatalogueOrganism, 'name' | 'registeredName'>): string | null {
  return registeredName === name ? null : registeredName;
}
