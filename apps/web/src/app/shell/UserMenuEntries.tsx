import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { entryStyles } from './entry-styles.ts';
import { userMenuEntries, type UserMenuEntry } from './user-menu-entries.ts';

interface UserMenuEntriesProps {
  /** Left out where no farm is on screen. */
  readonly farmId: number | undefined;
  readonly entries?: readonly UserMenuEntry[];
  readonly onFollow: () => void;
  /** The menu closes; whoever shows it keeps the dialog open. */
  readonly onOpenDialog: (entry: UserMenuEntry) => void;
}

/** The entries of the user menu that concern whoever is signed in. */
export function UserMenuEntries({ entries = userMenuEntries, ...others }: UserMenuEntriesProps): ReactElement {
  return (
    <List>
      {entries
        .filter((entry) => others.farmId !== undefined || !('isOfFarm' in entry))
        .map((entry) => (
          <Entry key={entry.label} entry={entry} {...others} />
        ))}
    </List>
  );
}

interface EntryProps extends Omit<UserMenuEntriesProps, 'entries'> {
  readonly entry: UserMenuEntry;
}

function Entry({ entry, farmId, onFollow, onOpenDialog }: EntryProps): ReactElement | null {
  const { Icon, label, useIsShown = useAlways } = entry;
  if (!useIsShown(farmId)) return null;
  const content = (
    <>
      <Icon fontSize="small" />
      <T id={label} />
    </>
  );
  return (
    <li>
      {'isOfFarm' in entry ? (
        <LinkEntry to={entry.to} params={{ farmId: String(farmId ?? '') }} onClick={onFollow}>
          {content}
        </LinkEntry>
      ) : 'to' in entry ? (
        <LinkEntry to={entry.to} onClick={onFollow}>
          {content}
        </LinkEntry>
      ) : (
        <ButtonEntry type="button" aria-haspopup="dialog" onClick={() => onOpenDialog(entry)}>
          {content}
        </ButtonEntry>
      )}
    </li>
  );
}

function useAlways(): boolean {
  return true;
}

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, -2),
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
}));

const ButtonEntry = styled('button')(({ theme }) => entryStyles(theme));
const LinkEntry = createLink(styled('a')(({ theme }) => entryStyles(theme)));
