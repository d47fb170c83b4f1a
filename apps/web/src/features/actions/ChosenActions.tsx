import { mostChangedAtOnce } from '@brazda/domain/enumerations/action.ts';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { namedActions } from './orders/orders-search.ts';
import type { ActionTable } from './use-action-table.ts';
import { useApproving } from './use-approving.tsx';
import { useDeleting } from './use-deleting.tsx';

interface ChosenActionsProps {
  readonly farmId: number;
  readonly table: ActionTable;
}

/** What is done with all that are chosen: one call for all of them. */
export function ChosenActions({ farmId, table }: ChosenActionsProps): ReactElement {
  const text = useText();
  const { chosen, isAll } = table.choice;
  const { everything } = table;
  const deleting = useDeleting(farmId);
  const approving = useApproving(farmId);
  const isTooMuch = (everything?.count ?? 0) > mostChangedAtOnce;
  const remove = (): void =>
    everything
      ? deleting.removeFiltered(everything, table.clear)
      : deleting.remove([...chosen], table.chosenRows(), table.clear);
  const approve = (): void =>
    everything ? approving.approveFiltered(everything, table.clear) : approving.approve([...chosen], table.clear);
  return (
    <Bar role="region" aria-label={text('actions.chosenActions')}>
      <strong role="status">
        {everything ? (
          <T id="actions.everything" values={{ count: everything.count }} />
        ) : (
          <T id="actions.chosen" values={{ count: chosen.size }} />
        )}
      </strong>
      {!isAll && (
        <Button onClick={table.chooseAll}>
          <T id="actions.chooseAll" values={{ count: table.rows.total ?? 0 }} />
        </Button>
      )}
      <Button onClick={table.clear}>
        <T id="actions.chooseNone" />
      </Button>
      {!everything && (
        <LinkButton
          variant="outlined"
          startIcon={<PrintOutlined />}
          to="/farm/$farmId/actions/orders"
          params={{ farmId: String(farmId) }}
          search={{ of: namedActions([...chosen]) }}
        >
          <T id="actions.orders.title" />
        </LinkButton>
      )}
      <PendingButton
        variant="outlined"
        startIcon={<CheckOutlined />}
        isPending={approving.isPending}
        disabled={isTooMuch}
        onClick={approve}
      >
        <T id="actions.approve" />
      </PendingButton>
      <PendingButton
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlined />}
        isPending={deleting.isPending}
        disabled={isTooMuch}
        onClick={remove}
      >
        <T id="actions.delete" />
      </PendingButton>
      {isTooMuch && (
        <span role="status">
          <T id="actions.everything.tooMany" values={{ count: mostChangedAtOnce }} />
        </span>
      )}
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
