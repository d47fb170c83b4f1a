import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedNumber } from 'react-intl';
import { fontSizes } from '#web/lib/design-tokens.ts';

/** What it is, and how it is; null is not known and not shown. */
export type Fact = readonly [label: string, value: string | number | null];

const mostDecimals = 3;

/** Facts beside what they are. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {typeof value === 'number' ? (
                <FormattedNumber value={value} maximumFractionDigits={mostDecimals} />
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 3),
  fontSize: fontSizes.body,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.spacing(3) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
