import type { ChangedOrganism, NewOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import { oneFarm } from '#server/access/one-farm.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { FarmTransaction } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { KeepAnswer, Kept } from '#server/request-keys/request-keys.ts';
import type { Services } from '#server/services.ts';
import { ownOrganismView } from './organisms.view.ts';
import { insertOwnOrganism, isInCatalogue, type OwnOrganism } from './own-organisms.repository.ts';

/**
 * Adds an organism of its own to a farm. Throws `farm.oneNeeded`, `organism.nameTaken`, `organism.eppoTaken` and
 * `organism.eppoOfCatalogue`.
 */
export function createOrganism(
  services: Pick<Services, 'database' | 'clock' | 'nudge'>,
  who: Who,
  organism: NewOrganism,
  keep: KeepAnswer<ChangedOrganism>,
): Promise<Kept<ChangedOrganism>> {
  const farmId = oneFarm(who);
  const said = saidOrganism(organism);
  return changeFarms(services, who, async (tx) => {
    await requireNotInCatalogue(tx, said.eppo);
    const created = await insertOwnOrganism(tx, farmId, said);
    if (!created) throw new Error('The organism was not added');
    const detail = { organismId: created.id, name: created.name };
    const entry = { action: 'organism.created', farmId, detail } as const;
    const changeId = await tx.tell(entry, { farmId, topic: 'materials.changed' });
    return keep(tx, { ...ownOrganismView(created, 0, who.language), changeId });
  });
}

/** Codes of EPPO are written in capitals; a name of nothing is none. */
export function saidOrganism({ name, latinName, eppo }: OwnOrganism): OwnOrganism {
  return { name, latinName: latinName === '' ? null : latinName, eppo: eppo && eppo.toUpperCase() };
}

/** What the catalogue knows is chosen there and not written down once more. Throws `organism.eppoOfCatalogue`. */
export async function requireNotInCatalogue(tx: FarmTransaction, eppo: string | null): Promise<void> {
  if (eppo !== null && (await isInCatalogue(tx, eppo))) throw new Failure('organism.eppoOfCatalogue');
}
