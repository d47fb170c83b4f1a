import type { LandConflict } from '@brazda/contract/agroevidence/land-updates.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

interface ConflictWordsProps {
  readonly conflict: LandConflict;
  /** Whether there is still something to choose. */
  readonly isExplained: boolean;
}

/** What the farm has of its own on the land of a change, and what each choice means for it. */
export function ConflictWords({ conflict, isExplained }: ConflictWordsProps): ReactElement {
  return (
    <Box>
      <WarningAmber fontSize="small" aria-hidden />
      <div>
        <strong>
          <T id={`landUpdate.conflict.${conflict}`} />
        </strong>
        {isExplained && (
          <dl>
            <div>
              <dt>
                <T id="landUpdate.decision.TAKE" />
              </dt>
              <dd>
                <T id={`landUpdate.conflictTake.${conflict}`} />
              </dd>
            </div>
            <div>
              <dt>
                <T id="landUpdate.decision.KEEP" />
              </dt>
              <dd>
                <T id={`landUpdate.conflictKeep.${conflict}`} />
              </dd>
            </div>
            <div>
              <dt>
                <T id="landUpdate.decision.LATER" />
              </dt>
              <dd>
                <T id="landUpdate.laterMeans" />
              </dd>
            </div>
          </dl>
        )}
      </div>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  padding: theme.spacing(2, 3),
  borderRadius: radii.small,
  background: theme.vars.palette.warning.light,
  fontSize: fontSizes.body,
  '& > svg': { flex: 'none', color: theme.vars.palette.warning.dark },
  '& strong': { fontWeight: fontWeights.strong },
  '& dl': { margin: theme.spacing(1, 0, 0) },
  '& dl > div': { display: 'flex', gap: theme.spacing(2) },
  '& dt': { flex: 'none', minWidth: 72, fontWeight: fontWeights.medium },
  '& dd': { margin: 0 },
}));
