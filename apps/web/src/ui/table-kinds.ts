import type { FileKind } from './FileMenu.tsx';

export type TableFormat = 'xlsx' | 'csv';

/** As which files a table can be had; they are called the same in all languages. */
export const tableKinds: readonly FileKind<TableFormat>[] = [
  { value: 'xlsx', label: 'Excel (.xlsx)' },
  { value: 'csv', label: 'CSV (.csv)' },
];
