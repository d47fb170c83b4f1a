import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useSettled } from '#web/lib/use-settled.ts';
import { Field } from '#web/ui/Field.tsx';
import { entryStyles } from './entry-styles.ts';

/** Up to here the eye finds a farm sooner than fingers type its name. */
const mostWithoutSearch = 7;
const searchFromLetters = 3;
const searchDelayMs = 500;
const listHeight = 300;

interface FarmChoicesProps {
  readonly farmId: number;
  readonly farms: readonly Farm[];
  readonly onChoose: () => void;
}

/** The farms of the user; whoever has many finds one by its name. */
export function FarmChoices({ farmId, farms, onChoose }: FarmChoicesProps): ReactElement {
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed, searchDelayMs);
  const shown = farmsNamed(farms, wanted);
  return (
    <>
      {farms.length > mostWithoutSearch && (
        <Field
          label={<T id="shell.findFarm" />}
          type="search"
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <List>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <FarmLink
              to="/farm/$farmId"
              params={{ farmId: String(id) }}
              aria-current={id === farmId}
              onClick={onChoose}
            >
              <Mark>{id === farmId && <Check fontSize="small" />}</Mark>
              {name}
            </FarmLink>
          </li>
        ))}
      </List>
      <Nothing role="status">{shown.length === 0 && <T id="shell.noFarmFound" values={{ text: wanted }} />}</Nothing>
    </>
  );
}

function farmsNamed(farms: readonly Farm[], text: string): readonly Farm[] {
  const wanted = foldText(text);
  return wanted.length < searchFromLetters ? farms : farms.filter(({ name }) => foldText(name).includes(wanted));
}

const List = styled('ul')({
  maxHeight: listHeight,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
});

const Mark = styled('span')({ flex: 'none', display: 'flex', width: 20 });

const Nothing = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { padding: theme.spacing(0, 2) },
}));

const FarmLink = createLink(
  styled('a')(({ theme }) => ({
    ...entryStyles(theme),
    overflowWrap: 'anywhere',
    '&[aria-current="true"]': { background: theme.vars.palette.primary.light },
  })),
);
