import ChatOutlined from '@mui/icons-material/ChatOutlined';
import MenuBook from '@mui/icons-material/MenuBook';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { logger } from '#web/lib/logger.ts';
import { openSupportChat } from '#web/lib/support-chat.ts';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { entryStyles } from './entry-styles.ts';
import { useHelp } from './help.ts';

interface HelpEntriesProps {
  readonly onFollow: () => void;
}

/** The ways to help: something to read, and somebody to ask. */
export function HelpEntries({ onFollow }: HelpEntriesProps): ReactElement {
  const { knowledgeBase, chat } = useHelp();
  const show = useSnackbar();
  return (
    <List>
      {knowledgeBase !== undefined && (
        <li>
          <LinkEntry href={knowledgeBase} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
            <MenuBook fontSize="small" />
            <T id="shell.help.knowledgeBase" />
          </LinkEntry>
        </li>
      )}
      {chat && (
        <li>
          <ButtonEntry
            type="button"
            onClick={() => {
              onFollow();
              openSupportChat(chat).catch((cause: unknown) => {
                logger.warning('The support chat does not open', cause);
                show({ message: <T id="shell.help.chatFailed" />, tone: 'error' });
              });
            }}
          >
            <ChatOutlined fontSize="small" />
            <T id="shell.help.chat" />
          </ButtonEntry>
        </li>
      )}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, -2),
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
}));
const ButtonEntry = styled('button')(({ theme }) => entryStyles(theme));
const LinkEntry = styled('a')(({ theme }) => entryStyles(theme));
