import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { AddMember } from './AddMember.tsx';
import { farmUsersOptions } from './admin.queries.ts';
import { Member } from './Member.tsx';

interface FarmUsersDialogProps {
  readonly farm: AdminFarm;
  readonly onClose: () => void;
}

/** Who belongs to a farm; others are added by their email. */
export function FarmUsersDialog({ farm, onClose }: FarmUsersDialogProps): ReactElement {
  const users = useQuery(farmUsersOptions(farm.id));
  const members = users.data?.rows ?? [];
  return (
    <PlainDialog heading={<T id="admin.users.title" values={{ farm: farm.name }} />} onClose={onClose}>
      <Content>
        {users.error && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
        {users.isPending && <Skeleton height={56} />}
        {users.data?.total === 0 && (
          <p>
            <T id="admin.users.none" />
          </p>
        )}
        <List>
          {members.map((member) => (
            <Member key={member.userId} farmId={farm.id} member={member} isLast={members.length === 1} />
          ))}
        </List>
        <AddMember farmId={farm.id} />
        <DialogActions>
          <Button onClick={onClose}>
            <T id="action.close" />
          </Button>
        </DialogActions>
      </Content>
    </PlainDialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  '& p': { margin: 0 },
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } });
