import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { useHelp } from './help.ts';
import { HelpEntries } from './HelpEntries.tsx';

/** The help in the header of a desk; there is none where the installation has no help to offer. */
export function HelpMenu(): ReactElement | null {
  const { knowledgeBase, chat } = useHelp();
  const text = useText();
  if (knowledgeBase === undefined && !chat) return null;
  return (
    <DeskOnly>
      <HeaderMenu label={text('shell.help')} icon={<HelpOutline />}>
        {(close) => (
          <Content>
            <HelpEntries onFollow={close} />
          </Content>
        )}
      </HeaderMenu>
    </DeskOnly>
  );
}

const DeskOnly = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
const Content = styled('div')(({ theme }) => ({ minWidth: 220, padding: theme.spacing(2, 4) }));
