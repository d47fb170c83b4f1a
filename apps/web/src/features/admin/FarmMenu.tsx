import type { AdminFarm } from '@brazda/contract/agroevidence/admin-farms.ts';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';

/** What an administrator does with a farm, each in a dialog of its own. */
export type FarmAct = 'edit' | 'users' | 'registry' | 'actAs';

interface FarmMenuProps {
  readonly farm: AdminFarm;
  readonly onAct: (act: FarmAct, farm: AdminFarm) => void;
}

/** What can be done with one farm of the table. */
export function FarmMenu({ farm, onAct }: FarmMenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useText();
  const choose = (act: FarmAct) => (): void => {
    setAnchor(null);
    onAct(act, farm);
  };
  return (
    <>
      <IconButton
        aria-label={text('table.rowMenu', { name: farm.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // Within the landmark of what it is about, and not after all landmarks.
        container={() => document.getElementById('main')}
        onClose={() => setAnchor(null)}
      >
        <MenuItem onClick={choose('edit')}>
          <T id="action.edit" />
        </MenuItem>
        <MenuItem onClick={choose('users')}>
          <T id="admin.farm.users" />
        </MenuItem>
        {farm.registry !== null && (
          <MenuItem onClick={choose('registry')}>
            <T id="admin.farm.openRegistry" />
          </MenuItem>
        )}
        <MenuItem onClick={choose('actAs')}>
          <T id="admin.farm.actAs" />
        </MenuItem>
      </Menu>
    </>
  );
}
