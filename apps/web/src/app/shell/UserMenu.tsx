import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { fontWeights, radii } from '#web/lib/design-tokens.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { Preferences } from './Preferences.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** Who is signed in, how they like the application, and the way out. */
export function UserMenu(): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useText();
  const user = useClaims()?.principal ?? '';
  return (
    <>
      <IconButton
        aria-label={text('shell.userMenu', { user })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Initial aria-hidden>{user.charAt(0).toUpperCase()}</Initial>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('shell.userMenu', { user }) } }}
      >
        <Content>
          <strong>{user}</strong>
          <Preferences />
          <SignOutButton />
        </Content>
      </Popover>
    </>
  );
}

const Initial = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: theme.vars.palette.warning.light,
  color: theme.vars.palette.warning.dark,
  fontSize: 16,
  fontWeight: fontWeights.strong,
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  width: 300,
  padding: theme.spacing(5),
  borderRadius: radii.medium,
  '& > strong': { fontWeight: fontWeights.strong, overflowWrap: 'anywhere' },
}));
