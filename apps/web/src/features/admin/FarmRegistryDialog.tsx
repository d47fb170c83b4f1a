import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useRemoveRegistryAccess } from './admin.queries.ts';

interface FarmRegistryDialogProps {
  readonly farm: AdminFarm;
  readonly onClose: () => void;
}

/** How a farm signs in to the land registry; an administrator may end that, but not set it. */
export function FarmRegistryDialog({ farm, onClose }: FarmRegistryDialogProps): ReactElement {
  return (
    <PlainDialog heading={<T id="admin.registry.title" values={{ farm: farm.name }} />} onClose={onClose}>
      <Content>
        <Facts farm={farm} />
        <p>
          <T id="admin.registry.keyOfFarm" />
        </p>
        <Removal farm={farm} onClose={onClose} />
      </Content>
    </PlainDialog>
  );
}

function Facts({ farm: { registry } }: Pick<FarmRegistryDialogProps, 'farm'>): ReactElement {
  return (
    <List>
      <div>
        <dt>
          <T id="registry.login" />
        </dt>
        <dd>{registry?.login}</dd>
      </div>
      <div>
        <dt>
          <T id="registry.szrid" />
        </dt>
        <dd>{registry?.szrid}</dd>
      </div>
      <div>
        <dt>
          <T id="admin.registry.since" />
        </dt>
        <dd>{registry && <FormattedDate value={registry.changedAt} dateStyle="medium" timeStyle="short" />}</dd>
      </div>
    </List>
  );
}

/** It is asked about before: nobody but the farm can bring the key back. */
function Removal({ farm, onClose }: FarmRegistryDialogProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveRegistryAccess(farm.id);
  const show = useSnackbar();
  const removeNow = (): void => {
    remove.mutate(undefined, {
      onSuccess: () => {
        show({ message: <T id="admin.registry.removed" values={{ farm: farm.name }} /> });
        onClose();
      },
    });
  };
  if (!isAsked) {
    return (
      <Actions>
        <Button color="error" onClick={() => setAsked(true)}>
          <T id="admin.registry.remove" />
        </Button>
        <Button autoFocus onClick={onClose}>
          <T id="action.close" />
        </Button>
      </Actions>
    );
  }
  return (
    <AskBefore
      isAsked
      question={<T id="admin.registry.question" values={{ farm: farm.name }} />}
      label={<T id="admin.registry.remove" />}
      error={remove.error}
      isPending={remove.isPending}
      onDo={removeNow}
      onLeave={() => setAsked(false)}
    />
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
  '& dd': { margin: 0, fontWeight: fontWeights.medium, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));
