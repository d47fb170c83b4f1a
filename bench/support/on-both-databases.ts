import type { Row } from '../bench.ts';
import type { DatabaseKind } from './product.ts';

const both = ['postgres', 'embedded'] as const;

/** What `DATABASES` names, such as `embedded`; without it both: one alone takes half of the time. */
function wanted(): readonly DatabaseKind[] {
  const named = process.env['DATABASES']?.split(',');
  return both.filter((kind) => named?.includes(kind) ?? true);
}

/**
 * Measures the same on PostgreSQL, which goals are told for, and on the database that comes with the product, whose figures
 * stand beside them without one unless it is said that they have some: it is for one farm and answers one call after the other.
 */
export async function onBothDatabases(
  measure: (kind: DatabaseKind) => Promise<readonly Row[]>,
  withGoals: readonly DatabaseKind[] = ['postgres'],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of wanted()) {
    const beside = withGoals.includes(kind) ? {} : { goal: '', met: '' };
    for (const row of await measured(kind, measure)) rows.push({ ...row, ...beside, database: kind });
  }
  return rows;
}

/** What one database cannot be measured on takes nothing away of what was measured on the other. */
async function measured(
  kind: DatabaseKind,
  measure: (kind: DatabaseKind) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  try {
    return await measure(kind);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [{ what: 'could not be measured', value: '', unit: '', goal: '', met: 'NO' }];
  }
}
