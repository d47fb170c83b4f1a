import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ActDialog } from './ActDialog.tsx';
import { ChangeBoard } from './ChangeBoard.tsx';
import { landUpdatesOptions } from '#web/parts/land-update/land-updates.queries.ts';
import { NothingChanged } from './NothingChanged.tsx';
import { isOpen } from '#web/parts/land-update/update-states.ts';

/** What was done, and the way back from it. */
export function AppliedUpdate({ update }: { readonly update: LandUpdate }): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const { farmId, counts, canBeTakenBack } = update;
  const { data: updates } = useQuery(landUpdatesOptions(farmId));
  const isAnotherOpen = updates?.rows.some(isOpen) === true;
  const { TAKE: taken, KEEP: kept, LATER: later } = counts.byDecision;
  if (counts.total === 0) return <NothingChanged update={update} />;
  return (
    <>
      <div role="status">
        <Notice tone="success">
          <div>
            <T id="landUpdate.didTake" values={{ count: taken }} />
          </div>
          {kept > 0 && (
            <div>
              <T id="landUpdate.didKeep" values={{ count: kept }} />
            </div>
          )}
          {later > 0 && (
            <div>
              <T id="landUpdate.didLater" values={{ count: later }} />
            </div>
          )}
        </Notice>
      </div>
      <Actions>
        <LinkButton variant="contained" size="large" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
          <T id="importProgress.toMap" />
        </LinkButton>
        {canBeTakenBack && (
          <Button variant="outlined" size="large" onClick={() => setAsking(true)}>
            <T id="landUpdate.takeBack" />
          </Button>
        )}
      </Actions>
      {!canBeTakenBack && (
        <Typography color="textSecondary">
          <T id="landUpdate.cannotTakeBack" />
        </Typography>
      )}
      <ChangeBoard update={update} />
      {isAsking && (
        <ActDialog act="takeBack" update={update} onClose={() => setAsking(false)}>
          <T id="landUpdate.takeBackMeans" />
          {isAnotherOpen && (
            <p>
              <T id="landUpdate.takeBackDiscards" />
            </p>
          )}
        </ActDialog>
      )}
    </>
  );
}

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) }));
