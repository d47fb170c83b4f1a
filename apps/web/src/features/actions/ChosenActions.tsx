import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import type { ActionTable } from './use-action-table.ts';
import { useDeleting } from './use-deleting.tsx';

interface ChosenActionsProps {
  readonly farmId: number;
  readonly table: ActionTable;
}

/** What is done with all that are chosen: one call for all of them. */
export function ChosenActions({ farmId, table }: ChosenActionsProps): ReactElement {
  const text = useText();
  const { chosen, isAll } = table.choice;
  const deleting = useDeleting(farmId);
  return (
    <Bar role="region" aria-label={text('actions.chosenActions')}>
      <strong role="status">
        <T id="actions.chosen" values={{ count: chosen.size }} />
      </strong>
      {!isAll && (
        <Button onClick={table.chooseAll}>
          <T id="actions.chooseAll" values={{ count: Math.min(table.rows.total ?? 0, mostTargets) }} />
        </Button>
      )}
      <Button onClick={table.clear}>
        <T id="actions.chooseNone" />
      </Button>
      <PendingButton
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        isPending={deleting.isPending}
        onClick={() => deleting.remove([...chosen], table.clear)}
      >
        <T id="actions.delete" />
      </PendingButton>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  borderRadius: radii.medium,
  background: theme.vars.palette.primary.light,
}));
