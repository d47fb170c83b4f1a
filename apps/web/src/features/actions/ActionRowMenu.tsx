import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useDeleting } from './use-deleting.tsx';

export interface OpenMenu {
  readonly action: Action;
  readonly at: HTMLElement;
}

interface ActionRowMenuProps {
  readonly farmId: number;
  readonly menu: OpenMenu | undefined;
  readonly mayRecord: boolean;
  readonly onOpen: (action: Action) => void;
  readonly onClose: () => void;
}

/** What can be done with one action of the table. */
export function ActionRowMenu(props: ActionRowMenuProps): ReactElement | null {
  const { farmId, menu, mayRecord, onOpen, onClose } = props;
  const navigate = useNavigate();
  const deleting = useDeleting(farmId);
  if (!menu) return null;
  const { action, at } = menu;
  const farm = { farmId: String(farmId) };
  const edit = (): void =>
    void navigate({ to: '/farm/$farmId/actions/$actionId/edit', params: { ...farm, actionId: String(action.id) } });
  const copy = (): void =>
    void navigate({ to: '/farm/$farmId/actions/new', params: farm, search: { like: action.id } });
  const remove = (): void => {
    onClose();
    deleting.removeOne(action);
  };
  return (
    <Menu open anchorEl={at} onClose={onClose}>
      <MenuItem onClick={() => onOpen(action)}>
        <T id="actions.open" />
      </MenuItem>
      {mayRecord && [
        <MenuItem key="edit" onClick={edit}>
          <T id="action.edit" />
        </MenuItem>,
        <MenuItem key="copy" onClick={copy}>
          <T id="actions.copyOne" />
        </MenuItem>,
        <MenuItem key="delete" onClick={remove}>
          <T id="actions.delete" />
        </MenuItem>,
      ]}
    </Menu>
  );
}
