import { actionGroups } from '@brazda/domain/enumerations/action.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';

/** Which form a new action is written into. */
export function NewActionButton({ farmId }: { readonly farmId: number }): ReactElement {
  const navigate = useNavigate();
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAt(currentTarget)}
      >
        <T id="actions.add" />
      </Button>
      <Menu open={at !== null} anchorEl={at} onClose={() => setAt(null)}>
        {actionGroups.map((group) => (
          <MenuItem
            key={group}
            onClick={() =>
              void navigate({
                to: '/farm/$farmId/actions/new',
                params: { farmId: String(farmId) },
                search: { group },
              })
            }
          >
            <T id={`actionGroup.${group}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
