import { tableFormats, type TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import type { FileKind } from './FileMenu.tsx';

const labels: Readonly<Record<TableFormat, string>> = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };

/** As which files a table can be had; they are called the same in all languages. */
export const tableKinds: readonly FileKind<TableFormat>[] = tableFormats.map((value) => ({
  value,
  label: labels[value],
}));
