import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { entryStyles } from './entry-styles.ts';
import { entryGroups, type UserMenuEntry } from '#web/routing/menu.ts';
import { userMenuEntries } from './menu.ts';

interface UserMenuEntriesProps {
  /** Whose screens the entries lead to; left out where there is none. */
  readonly farmId: number | undefined;
  /** Whether that farm is not on screen: then only what is of the person is offered of it. */
  readonly isOutside?: boolean | undefined;
  readonly entries?: readonly UserMenuEntry[];
  readonly onFollow: () => void;
  /** The menu closes; whoever shows it keeps the dialog open. */
  readonly onOpenDialog: (entry: UserMenuEntry) => void;
}

/** The entries of the user menu that concern whoever is signed in. */
export function UserMenuEntries(props: UserMenuEntriesProps): ReactElement {
  const { entries = userMenuEntries, isOutside = false, ...others } = props;
  const reached = entries.filter(
    (entry) => !('isOfFarm' in entry) || (others.farmId !== undefined && !(isOutside && entry.group === 'farm')),
  );
  return (
    <Groups>
      {entryGroups.map((group) => (
        <List key={group}>
          {reached
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <Entry key={entry.label} entry={entry} {...others} />
            ))}
        </List>
      ))}
    </Groups>
  );
}

interface EntryProps extends Omit<UserMenuEntriesProps, 'entries' | 'isOutside'> {
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

const Groups = styled('div')(({ theme }) => ({
  margin: theme.spacing(0, -2),
  '&:not(:has(li))': { display: 'none' },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  // A line between what is of the farm, of the person and of the administration.
  ':not(:empty) + &': {
    marginTop: theme.spacing(2),
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const ButtonEntry = styled('button')(({ theme }) => entryStyles(theme));
const LinkEntry = createLink(styled('a')(({ theme }) => entryStyles(theme)));
