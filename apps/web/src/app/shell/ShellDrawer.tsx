import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useBrand } from '#web/lib/brands.ts';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { HelpEntries } from './HelpEntries.tsx';
import { Preferences } from './Preferences.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import type { Section } from '#web/routing/menu.ts';
import { SignOutButton } from './SignOutButton.tsx';
import type { UserMenuEntry } from '#web/routing/menu.ts';
import { UserMenuEntries } from './UserMenuEntries.tsx';

interface ShellDrawerProps {
  readonly farmId: number;
  readonly sections: readonly Section[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation of a phone. */
export function ShellDrawer({ farmId, sections, isOpen, onClose }: ShellDrawerProps): ReactElement {
  const { title } = useBrand();
  const [dialog, setDialog] = useState<UserMenuEntry | null>(null);
  const text = useText();
  return (
    <>
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('shell.navigation'), 'aria-modal': true } }}
      >
        <Content>
          <Head>
            <Logo size={32} />
            <strong>{title}</strong>
            <IconButton aria-label={text('action.close')} onClick={onClose}>
              <Close />
            </IconButton>
          </Head>
          <Sections aria-label={text('shell.navigation')}>
            <SectionLinks farmId={farmId} sections={sections} onFollow={onClose} />
          </Sections>
          <HelpEntries onFollow={onClose} />
          <Preferences />
          <UserMenuEntries
            farmId={farmId}
            onFollow={onClose}
            onOpenDialog={(entry) => {
              onClose();
              setDialog(entry);
            }}
          />
          <SignOutButton />
        </Content>
      </Drawer>
      <EntryDialog entry={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  width: 300,
  maxWidth: '85vw',
  minHeight: '100%',
  padding: theme.spacing(4),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontSize: fontSizes.title,
  '& strong': { flex: 1, fontWeight: theme.typography.fontWeightBold },
}));

const Sections = styled('nav')({ display: 'flex', flexDirection: 'column', flex: 1 });
