import type { ReportPreview } from '@brazda/contract/agroevidence/reports.ts';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { cellText } from './cell-text.ts';

type Table = ReportPreview['tables'][number];

/** The first rows of one table of a report; what the law asks for and nobody has said is marked. */
export function PreviewTable({ table }: { readonly table: Table }): ReactElement {
  const id = useId();
  const intl = useIntl();
  const { title, columns, rows, total } = table;
  return (
    <div>
      <Heading id={id}>{title}</Heading>
      <p role="status">
        {total === 0 ? <T id="reports.rows.none" /> : <T id="reports.rows" values={{ shown: rows.length, total }} />}
      </p>
      {rows.length > 0 && (
        <Scroller role="region" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map(({ key, title: name, kind }) => (
                  <th key={key} scope="col" data-number={kind === 'number' || undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells, missing }, row) => (
                // Rows of a report have no names of their own.
                <tr key={row}>
                  {columns.map((column, at) => {
                    const isMissing = missing.includes(column.key);
                    return (
                      <td
                        key={column.key}
                        data-number={column.kind === 'number' || undefined}
                        data-missing={isMissing || undefined}
                      >
                        {isMissing ? <T id="reports.cell.missing" /> : cellText(intl, cells[at] ?? null, column)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </div>
  );
}

const Heading = styled('h3')({ margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong });

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
  '& table': { borderCollapse: 'collapse', minWidth: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    maxWidth: 280,
    padding: theme.spacing(2, 3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& tbody tr:last-child > td': { borderBottom: 'none' },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: fontWeights.medium, fontSize: fontSizes.caption },
  '& [data-number]': { textAlign: 'right' },
  '& [data-missing]': { color: theme.vars.palette.warning.dark, background: theme.vars.palette.warning.light },
}));
