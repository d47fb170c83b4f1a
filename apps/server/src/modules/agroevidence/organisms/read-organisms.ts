import type { Organism, plantProtections } from '@brazda/contract/agroevidence/materials.ts';
import type { CatalogueOrganism, organisms } from '@brazda/contract/agroevidence/organisms.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireKnownCrop } from '../crops/crop-numbers.ts';
import { findCatalogueOrganisms, findOrganisms, type CatalogueOrganismRow } from './organisms.repository.ts';
import { catalogueOrganismView, organismView } from './organisms.view.ts';

type Needs = Pick<Services, 'database'>;
type Paging = Pick<z.output<typeof organisms.list.query>, 'page' | 'per-page' | 'sort-dir'>;
export type OrganismExport = z.output<typeof organisms.exportFile.query>;
export type OrganismChoice = Omit<OrganismExport, 'format'>;

interface Page<T> {
  readonly rows: T[];
  readonly total: number;
}

/** What somebody finds while typing. */
export async function suggestOrganisms(
  { database }: Needs,
  who: Who,
  query: z.output<typeof plantProtections.organisms.query>,
): Promise<Page<Organism>> {
  const found = await findOrganisms(readingOf(database, who), wordsOf(query.search));
  return pageOf(
    inOrder(
      found.map((row) => organismView(row, who.language)),
      who,
    ),
    query,
  );
}

/** One page of the catalogue. Throws `crop.notFound`. */
export async function readOrganismPage(
  needs: Needs,
  who: Who,
  query: z.output<typeof organisms.list.query>,
): Promise<Page<CatalogueOrganism>> {
  return pageOf(await readChosenOrganisms(needs, who, query), query);
}

/** All that are chosen, by their names: as a file lists them. Throws `crop.notFound`. */
export async function readChosenOrganisms(
  { database }: Needs,
  who: Who,
  choice: OrganismChoice,
): Promise<CatalogueOrganism[]> {
  const farms = readingOf(database, who);
  const { status = ['OPEN'], type = ['PUBLIC', 'PRIVATE'] } = choice;
  if (choice.crop !== undefined) await requireKnownCrop(farms, choice.crop);
  const found = await findCatalogueOrganisms(farms, {
    words: wordsOf(choice.search),
    code: null,
    cropId: choice.crop ?? null,
    validOn: choice['valid-on'] ?? null,
    withProducts: choice['with-products'],
    ofCatalogue: type.includes('PUBLIC'),
    ofFarms: type.includes('PRIVATE'),
    open: status.includes('OPEN'),
    retired: status.includes('RETIRED'),
  });
  return inOrder(
    found.map((row) => catalogueOrganismView(row, who.language)),
    who,
  );
}

/** Throws `organism.notFound`. */
export async function readOrganism(
  { database }: Needs,
  who: Who,
  code: string,
  validOn: string | undefined,
): Promise<CatalogueOrganism> {
  const row = await findOne(readingOf(database, who), code, validOn ?? null);
  if (!row) throw new Failure('organism.notFound');
  return catalogueOrganismView(row, who.language);
}

/** How many products may be used against one organism. */
export async function countProducts(farms: FarmReading, code: string): Promise<number> {
  return (await findOne(farms, code, null))?.products ?? 0;
}

async function findOne(
  farms: FarmReading,
  code: string,
  validOn: string | null,
): Promise<CatalogueOrganismRow | undefined> {
  const anyOf = { ofCatalogue: true, ofFarms: true, open: true, retired: true };
  const choice = { words: [], cropId: null, validOn, withProducts: false, ...anyOf };
  const [row] = await findCatalogueOrganisms(farms, { ...choice, code });
  return row;
}

function inOrder<T extends Organism>(found: readonly T[], who: Who): T[] {
  const { compare } = new Intl.Collator(who.language, { numeric: true });
  return found.toSorted((one, other) => compare(one.name, other.name) || compare(one.code, other.code));
}

function pageOf<T>(sorted: readonly T[], { page, 'per-page': perPage, 'sort-dir': direction }: Paging): Page<T> {
  const ordered = direction === 'desc' ? sorted.toReversed() : [...sorted];
  return { rows: ordered.slice((page - 1) * perPage, page * perPage), total: sorted.length };
}

function wordsOf(search = ''): readonly string[] {
  return foldText(search).split(' ').filter(Boolean);
}
