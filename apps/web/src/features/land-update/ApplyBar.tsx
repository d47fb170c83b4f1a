import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { ActDialog } from './ActDialog.tsx';

/** What the decisions come to so far, and the way to do it. */
export function ApplyBar({ update }: { readonly update: LandUpdate }): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const { byDecision, effects } = update.counts;
  const { TAKE: taken, KEEP: kept, LATER: later } = byDecision;
  return (
    <Bar>
      <p role="status">
        {taken + kept === 0 ? (
          <T id="landUpdate.nothingToApply" />
        ) : (
          <T id="landUpdate.decided" values={{ taken, kept, later }} />
        )}
      </p>
      {taken + kept > 0 && (
        <Button variant="contained" size="large" onClick={() => setAsking(true)}>
          <T id="landUpdate.apply" />
        </Button>
      )}
      {isAsking && (
        <ActDialog act="apply" update={update} onClose={() => setAsking(false)}>
          <ul>
            {taken > 0 && (
              <li>
                <T id="landUpdate.willTake" values={{ count: taken }} />
              </li>
            )}
            {kept > 0 && (
              <li>
                <T id="landUpdate.willKeep" values={{ count: kept }} />
              </li>
            )}
            {later > 0 && (
              <li>
                <T id="landUpdate.willLater" values={{ count: later }} />
              </li>
            )}
          </ul>
          {taken > 0 && effects !== null && (
            <p>
              <T id="landUpdate.effects" values={effects} />
            </p>
          )}
          <p>
            <T id={update.source === 'FILE' ? 'fileUpdate.applyMeans' : 'landUpdate.applyMeans'} />
          </p>
        </ActDialog>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(3),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  '& > p': { flex: '1 1 160px', margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
