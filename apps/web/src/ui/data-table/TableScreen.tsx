import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { PagedRows } from '#web/lib/paged-rows.ts';
import { ErrorState } from '../ErrorState.tsx';
import { oneLineOnPhones } from '../one-line-on-phones.ts';

interface TableOrStateProps {
  readonly rows: PagedRows<unknown>;
  readonly empty: ReactElement;
  readonly children: ReactElement;
}

/** The table, or why it cannot be there. */
export function TableOrState({ rows, empty, children }: TableOrStateProps): ReactElement {
  if (rows.error) return <ErrorState error={rows.error} onRetry={rows.retry} />;
  return rows.total === 0 ? empty : children;
}

/** So much room is beside a table on a phone. */
const tableEdge = 3;

/** A screen that a table fills, with a map beside it where there is room. */
export const TableScreen = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(tableEdge),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(4), padding: theme.spacing(5, 6, 6) },
}));

/** What can be done from a list. */
export const TableActs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  ...oneLineOnPhones(theme, tableEdge),
}));

/** What is of columns alone: cards have none. */
export const OfColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The table and the map beside it. */
export const TableAndMap = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 320,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' },
}));

export const TablePlace = styled('div')({ minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' });
