import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';

interface FarmSwitcherProps {
  readonly farmId: number;
  readonly farms: readonly Farm[];
}

/** Names the farm on screen and leads to the user's other ones. */
export function FarmSwitcher({ farmId, farms }: FarmSwitcherProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const text = useText();
  const name = farms.find(({ id }) => id === farmId)?.name ?? '';
  const close = (): void => setAnchor(null);

  return (
    <>
      <Opener
        variant="outlined"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('shell.switchFarm', { farm: name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{name}</span>
      </Opener>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-label': text('shell.farms') },
          paper: { role: 'navigation', 'aria-label': text('shell.farms'), sx: { minWidth: 240, maxHeight: 420 } },
        }}
      >
        {farms.map((farm) => (
          <MenuItem
            key={farm.id}
            selected={farm.id === farmId}
            onClick={() => {
              close();
              void navigate({ to: '/farm/$farmId', params: { farmId: String(farm.id) } });
            }}
          >
            <ListItemIcon>{farm.id === farmId && <Check fontSize="small" />}</ListItemIcon>
            {farm.name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            void navigate({ to: '/signup/import' });
          }}
        >
          <ListItemIcon>
            <Add fontSize="small" />
          </ListItemIcon>
          <T id="shell.addFarm" />
        </MenuItem>
      </Menu>
    </>
  );
}

const Opener = styled(Button)(({ theme }) => ({
  minWidth: 0,
  maxWidth: 320,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { flex: '0 1 auto', border: 0, paddingInline: theme.spacing(2), fontSize: 16 },
}));
