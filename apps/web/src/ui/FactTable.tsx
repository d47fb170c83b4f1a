import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { OrderButton, OrderField, sortWord, type FactOrdering, type OrderedColumn } from './FactOrder.tsx';

export type FactColumn<R> = OfRow<R> & (OrderedColumn | UnorderedColumn);

interface OfRow<R> {
  readonly isNumber?: boolean;
  /** What can be done with the row: on a card it stands below, without a label. */
  readonly isAction?: boolean;
  readonly cell: (row: R) => ReactNode;
}

interface UnorderedColumn {
  readonly key: string;
  readonly label: ReactNode;
  readonly isSorted?: undefined;
}

interface FactTableProps<R> {
  /** What the rows are, for those who do not see them. */
  readonly label: string;
  readonly columns: readonly [FactColumn<R>, ...FactColumn<R>[]];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => number | string;
  /** How the rows are put in order, where whoever gives them can do that. */
  readonly ordering?: FactOrdering;
}

/** Rows of facts: a table on a desk, cards on a phone. The first column names the row. */
export function FactTable<R>(props: FactTableProps<R>): ReactElement {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return isWide ? <Wide {...props} /> : <Cards {...props} />;
}

function Wide<R>({ label, columns, rows, keyOf, ordering }: FactTableProps<R>): ReactElement {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-number={column.isNumber}
              aria-sort={ordering && sortWord(ordering.order, column.key)}
            >
              {ordering && column.isSorted ? <OrderButton column={column} {...ordering} /> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, isNumber, cell }, at) =>
              at === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-number={isNumber}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards<R>({ label, columns, rows, keyOf, ordering }: FactTableProps<R>): ReactElement {
  const [name, ...others] = columns;
  const facts = others.filter(({ isAction }) => !isAction);
  const actions = others.filter(({ isAction }) => isAction);
  const sorted = columns.filter((column) => column.isSorted === true);
  return (
    <>
      {ordering && <OrderField columns={sorted} {...ordering} />}
      <List aria-label={label}>
        {rows.map((row) => (
          <Card key={keyOf(row)}>
            <strong>{name.cell(row)}</strong>
            <dl>
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{column.label}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions.map((column) => (
              <div key={column.key}>{column.cell(row)}</div>
            ))}
          </Card>
        ))}
      </List>
    </>
  );
}

/** What the heading takes of the screen where its words need two lines; what gets the focus is not to lie below it. */
const headHeight = 68;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSizes.body,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(2, 3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'middle',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    fontWeight: fontWeights.medium,
  },
  '& thead [aria-sort]': { color: theme.vars.palette.text.primary },
  '& tbody :is(a, button, input, select, textarea)': { scrollMarginTop: headHeight },
  '& tbody th': { fontWeight: fontWeights.strong, overflowWrap: 'anywhere' },
  '& [data-number="true"]': { textAlign: 'right', whiteSpace: 'nowrap' },
  // On the narrowest desk a table with two buttons in a row has no room for that.
  [theme.breakpoints.up(1000)]: { '& tbody .MuiButton-root': { whiteSpace: 'nowrap' } },
  '& tbody tr:hover': { background: theme.vars.palette.background.default },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > strong': { fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& dl': { display: 'flex', flexDirection: 'column', gap: theme.spacing(2), margin: 0 },
  '& dl > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(4) },
  // A label without a value says nothing.
  '& dl > div:has(> dd:empty)': { display: 'none' },
  '& dt': { flex: 'none', color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
  '& dd': { margin: 0, fontSize: fontSizes.body, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));
