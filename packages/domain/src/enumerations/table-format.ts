/** As which files a table can be had: a workbook of Excel, or separated values. */
export const tableFormats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];
