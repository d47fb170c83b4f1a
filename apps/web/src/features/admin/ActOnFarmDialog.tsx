import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { farmUsersOptions } from './admin.queries.ts';
import type { FarmOfOthers } from './use-farms-of-others.ts';
import { useSwitchSession } from './use-switch-session.ts';

interface ActOnFarmDialogProps {
  readonly farm: FarmOfOthers;
  readonly onClose: () => void;
}

/** Before an administrator opens a farm that is not theirs: as whom they will act there, and what that means. */
export function ActOnFarmDialog({ farm, onClose }: ActOnFarmDialogProps): ReactElement {
  const users = useQuery(farmUsersOptions(farm.id));
  const switching = useSwitchSession();
  const first = users.data?.rows[0];
  return (
    <PlainDialog heading={<T id="impersonation.farmTitle" values={{ farm: farm.name }} />} onClose={onClose}>
      <Content>
        {users.error && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
        {users.isPending && <LateLoader label={<T id="shell.loading" />} />}
        {users.data && !first && (
          <Notice>
            <T id="error.impersonation.noUser" />
          </Notice>
        )}
        {first && (
          <>
            <p>
              <T id="impersonation.notYours" values={{ user: <strong key="user">{first.email}</strong> }} />
            </p>
            <p>
              <T id="impersonation.lead" />
            </p>
          </>
        )}
        <DialogEnd error={switching.error} onCancel={onClose}>
          {first && (
            <PendingButton
              autoFocus
              isPending={switching.isPending}
              onClick={() => switching.mutate({ farmId: farm.id })}
            >
              <T id="impersonation.begin" />
            </PendingButton>
          )}
        </DialogEnd>
      </Content>
    </PlainDialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  minHeight: 140,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));
