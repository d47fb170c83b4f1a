import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useHelp } from './help.ts';
import { HelpEntries } from './HelpEntries.tsx';

/** The help in the header of a desk; there is none where the installation has no help to offer. */
export function HelpMenu(): ReactElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { knowledgeBase, chat } = useHelp();
  const text = useText();
  if (knowledgeBase === undefined && !chat) return null;
  const close = (): void => setAnchor(null);
  return (
    <DeskOnly>
      <IconButton
        aria-label={text('shell.help')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <HelpOutline />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('shell.help') } }}
      >
        <Content>
          <HelpEntries onFollow={close} />
        </Content>
      </Popover>
    </DeskOnly>
  );
}

const DeskOnly = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
const Content = styled('div')(({ theme }) => ({ minWidth: 220, padding: theme.spacing(2, 4) }));
