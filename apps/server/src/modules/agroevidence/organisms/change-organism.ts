import type { CatalogueOrganism, ChangedOrganism, OrganismChange } from '@brazda/contract/agroevidence/organisms.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms, type ToldChange } from '#server/audit/change-farms.ts';
import { shelfAction } from '#server/audit/shelf-action.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { holdsAlready } from '#server/foundation/holds-already.ts';
import type { Services } from '#server/services.ts';
import { requireNotInCatalogue, saidOrganism } from './create-organism.ts';
import { ownOrganismView } from './organisms.view.ts';
import { holdOwnOrganism, updateOwnOrganism, type OwnOrganismRow } from './own-organisms.repository.ts';
import { countProducts } from './read-organisms.ts';

/** An organism to be changed, and the version of it that its sender knows, where they say so. */
interface KnownOrganism {
  readonly id: number;
  readonly version: number | undefined;
}

/**
 * Changes a farm's own organism, puts it away or brings it back; what was recorded against it stays as it was. Throws
 * `organism.notFound`, `organism.nameTaken`, `organism.eppoTaken`, `organism.eppoOfCatalogue`, and `record.changed` with
 * the organism as it is now.
 */
export async function changeOrganism(
  { database, clock, nudgeFollowers }: Pick<Services, 'database' | 'clock' | 'nudgeFollowers'>,
  who: Who,
  known: KnownOrganism,
  change: OrganismChange,
): Promise<ChangedOrganism> {
  const { isOutdated, row, changeId } = await changeFarms({ database, clock, nudge: nudgeFollowers }, who, (tx) =>
    changeOwnOrganism(tx, known, change),
  );
  const organism = await told(readingOf(database, who), row, who.language);
  if (isOutdated) throw new Failure('record.changed', { current: organism });
  return { ...organism, changeId };
}

async function told(
  farms: Parameters<typeof countProducts>[0],
  row: OwnOrganismRow,
  language: Language,
): Promise<CatalogueOrganism> {
  return ownOrganismView(row, await countProducts(farms, row.code), language);
}

/** The organism as it is then, and by which change; null where nothing was changed. */
interface OrganismAfter {
  readonly row: OwnOrganismRow;
  readonly changeId: number | null;
  /** Whether it was another already than its sender knows. */
  readonly isOutdated: boolean;
}

async function changeOwnOrganism(
  tx: ToldChange,
  { id, version }: KnownOrganism,
  { status, ...change }: OrganismChange,
): Promise<OrganismAfter> {
  const before = await holdOwnOrganism(tx, id);
  if (!before) throw new Failure('organism.notFound');
  const unchanged = { row: before, changeId: null };
  if (version !== undefined && version !== before.version) return { ...unchanged, isOutdated: true };
  const isRetired = status === undefined ? before.isRetired : status === 'RETIRED';
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next = saidOrganism({ ...before, ...said });
  if (holdsAlready(before, { ...next, isRetired })) return { ...unchanged, isOutdated: false };
  if (next.eppo !== before.eppo) await requireNotInCatalogue(tx, next.eppo);
  const after = await updateOwnOrganism(tx, before, { ...next, isRetired }, tx.at);
  if (!after) throw new Error(`The organism ${id} is gone`);
  return { row: after, changeId: await tellChange(tx, before, after), isOutdated: false };
}

async function tellChange(tx: ToldChange, before: OwnOrganismRow, after: OwnOrganismRow): Promise<number> {
  const { farmId, id: organismId, name } = after;
  const detail = { organismId, nameBefore: before.name, name };
  return tx.tell(
    { action: shelfAction('organism', before, after), farmId, detail },
    { farmId, topic: 'materials.changed' },
  );
}
