import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import type { Difference } from './difference.ts';

/** What two have said of an action, side by side. */
export function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }): ReactElement {
  const text = useText();
  return (
    <Scroller tabIndex={0} role="region" aria-label={text('actions.meanwhile.sides')}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <T id="actions.meanwhile.mine" />
            </th>
            <th scope="col">
              <T id="actions.meanwhile.theirs" />
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.key}>
              <th scope="row">{difference.label}</th>
              <td>{difference.mine}</td>
              <td>{difference.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  marginTop: theme.spacing(2),
  '& table': { borderCollapse: 'collapse', fontSize: fontSizes.body },
  '& th, & td': { padding: theme.spacing(1, 4, 1, 0), textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: fontWeights.strong },
}));
