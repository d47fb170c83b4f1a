import type { RegisterOutcome } from '@brazda/contract/agroevidence/registers.ts';
import type { RegisterImportOrder, RegisterRowOrder } from '@brazda/domain/enumerations/admin-order.ts';
import type { SortDirection } from '@brazda/domain/enumerations/sort-direction.ts';
import { withSystem } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import {
  findRegisterImport,
  listRegisterImports,
  listRegisterStates,
  type RegisterImportRow,
  type RegisterStateRow,
} from './register-imports.repository.ts';
import { listImportRows, type ToldRow } from './register-rows.repository.ts';

type Needs = Pick<Services, 'database'>;

interface PageQuery {
  readonly page: number;
  readonly 'per-page': number;
  readonly 'sort-dir': SortDirection;
}

interface Page<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

export async function readRegisterStates({ database, registry }: Needs & Pick<Services, 'registry'>): Promise<{
  readonly isConnected: boolean;
  readonly registers: readonly RegisterStateRow[];
}> {
  return { isConnected: registry !== undefined, registers: await withSystem(database, listRegisterStates) };
}

export function readRegisterImports(
  { database }: Needs,
  query: PageQuery & { readonly 'sort-col': RegisterImportOrder },
): Promise<Page<RegisterImportRow>> {
  return withSystem(database, (tx) => listRegisterImports(tx, query['sort-col'], pageOf(query)));
}

/** Throws `registerImport.notFound`. */
export function readImportRows(
  { database }: Needs,
  id: number,
  query: PageQuery & { readonly 'sort-col': RegisterRowOrder; readonly outcome?: RegisterOutcome | undefined },
): Promise<Page<ToldRow>> {
  return withSystem(database, async (tx) => {
    if (!(await findRegisterImport(tx, id))) throw new Failure('registerImport.notFound');
    return listImportRows(tx, { importId: id, outcome: query.outcome ?? null }, query['sort-col'], pageOf(query));
  });
}

function pageOf(query: PageQuery): {
  readonly limit: number;
  readonly offset: number;
  readonly direction: SortDirection;
} {
  const limit = query['per-page'];
  return { limit, offset: (query.page - 1) * limit, direction: query['sort-dir'] };
}
