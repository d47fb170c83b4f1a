import { generateTables } from '../../apps/server/src/db/generate-tables.ts';

/** The types of all tables, read from a freshly migrated database. */
export const tablesGenerator = {
  name: 'table types',
  path: 'apps/server/src/db/tables.generated.ts',
  generate: generateTables,
};
