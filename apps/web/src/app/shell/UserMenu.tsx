import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { initialOf, useDisplayName } from '#web/parts/account/display-name.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { Preferences } from './Preferences.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import type { UserMenuEntry } from '#web/routing/menu.ts';
import { UserMenuEntries } from './UserMenuEntries.tsx';

interface UserMenuProps {
  /** The farm on screen, or outside of all farms that of the user, whose screens show what is of the person. */
  readonly farmId?: number | undefined;
  readonly isOutside?: boolean;
}

/** Who is signed in, how they like the application, what concerns them, and the way out. */
export function UserMenu({ farmId, isOutside }: UserMenuProps): ReactElement {
  const [dialog, setDialog] = useState<UserMenuEntry | null>(null);
  const text = useText();
  const email = useClaims()?.principal ?? '';
  const user = useDisplayName();
  return (
    <>
      <HeaderMenu label={text('shell.userMenu', { user })} icon={<Initial aria-hidden>{initialOf(user)}</Initial>}>
        {(close) => (
          <Content>
            <Person>
              <strong>{user}</strong>
              {user !== email && <span>{email}</span>}
            </Person>
            <Preferences />
            <UserMenuEntries
              farmId={farmId}
              isOutside={isOutside}
              onFollow={close}
              onOpenDialog={(entry) => {
                close();
                setDialog(entry);
              }}
            />
            <SignOutButton />
          </Content>
        )}
      </HeaderMenu>
      <EntryDialog entry={dialog} onClose={() => setDialog(null)} />
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
  fontSize: fontSizes.lead,
  fontWeight: fontWeights.strong,
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  width: 300,
  padding: theme.spacing(5),
  borderRadius: radii.medium,
}));

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: fontWeights.strong },
  '& span': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
}));
