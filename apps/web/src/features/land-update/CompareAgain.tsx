import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ButtonProps } from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { BeginFault } from './BeginFault.tsx';
import { useBeginUpdate, useCompareFileAgain } from './land-update.queries.ts';

interface CompareAgainProps {
  readonly update: LandUpdate;
  readonly variant?: NonNullable<ButtonProps['variant']>;
}

/** Compares as the update did: with the land of the same day, or with the file as long as it is kept, else with one that is sent again. */
export function CompareAgain({ update, variant = 'contained' }: CompareAgainProps): ReactElement {
  if (update.source === 'REGISTRY') return <AskAgain update={update} variant={variant} />;
  const isKept = update.state === 'REVIEW' || update.state === 'FAILED';
  return isKept ? <ReadAgain update={update} variant={variant} /> : <SendAgain update={update} variant={variant} />;
}

function ReadAgain({ update, variant }: Required<CompareAgainProps>): ReactElement {
  const again = useCompareFileAgain(update);
  return (
    <>
      {again.error && <BeginFault error={again.error} farmId={update.farmId} />}
      <PendingButton variant={variant} isPending={again.isPending} onClick={() => again.mutate()}>
        <T id="landUpdate.compareAgain" />
      </PendingButton>
    </>
  );
}

function SendAgain({ update, variant }: Required<CompareAgainProps>): ReactElement {
  return (
    <LinkButton variant={variant} to="/farm/$farmId/land" params={{ farmId: String(update.farmId) }}>
      <T id="fileUpdate.sendAgain" />
    </LinkButton>
  );
}

function AskAgain({ update, variant }: Required<CompareAgainProps>): ReactElement {
  const { farmId, mode, validityDate } = update;
  const navigate = useNavigate();
  const begin = useBeginUpdate(farmId, ({ id }) => void navigate({ to: '.', search: { update: id } }));
  return (
    <>
      {begin.error && <BeginFault error={begin.error} farmId={farmId} />}
      <PendingButton
        variant={variant}
        isPending={begin.isPending}
        onClick={() => begin.mutate({ mode, day: validityDate })}
      >
        <T id="landUpdate.compareAgain" />
      </PendingButton>
    </>
  );
}
