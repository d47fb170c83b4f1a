import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ButtonProps } from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { BeginFault } from './BeginFault.tsx';
import { useBeginUpdate } from './land-update.queries.ts';

interface CompareAgainProps {
  readonly update: LandUpdate;
  readonly variant?: ButtonProps['variant'];
}

/** Compares as the update did, with the land of the same day. */
export function CompareAgain({ update, variant = 'contained' }: CompareAgainProps): ReactElement {
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
