import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useRef, useState, type ReactElement } from 'react';
import { useFarmsOfOthers, type FarmOfOthers } from '#web/features/admin/use-farms-of-others.ts';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceAdminFarmsListFields } from '#web/lib/fields.generated.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Field } from '#web/ui/Field.tsx';
import { goByArrows } from './arrow-keys.ts';
import { entryStyles } from './entry-styles.ts';
import { FarmsOfOthersList } from './FarmsOfOthersList.tsx';

/** Up to here the eye finds a farm sooner than fingers type its name. */
const mostWithoutSearch = 7;
const searchFromLetters = 3;
const searchDelayMs = 500;
const listHeight = 300;

interface FarmChoicesProps {
  readonly farmId: number;
  readonly farms: readonly Farm[];
  readonly onChoose: () => void;
  /** An administrator wants to a farm that is not theirs. */
  readonly onChooseOfOthers: (farm: FarmOfOthers) => void;
}

/** The farms of the user; whoever has many finds one by its name, and administrators those of others too. */
export function FarmChoices({ farmId, farms, onChoose, onChooseOfOthers }: FarmChoicesProps): ReactElement {
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed, searchDelayMs);
  const lists = useRef<HTMLDivElement>(null);
  const wanted = isEnough(settled) ? settled.trim() : '';
  const shown = farmsNamed(farms, wanted);
  const ofOthers = useFarmsOfOthers(
    wanted,
    farms.map(({ id }) => id),
  );
  const isNothing = shown.length === 0 && ofOthers.farms.length === 0 && !ofOthers.isSearching && !ofOthers.error;
  /** Enter opens the first farm that was found, once what was typed has been looked for. */
  const openFirst = (): void => {
    if (wanted !== '' && settled === typed) lists.current?.querySelector<HTMLElement>('a, button')?.click();
  };
  return (
    <Choices onKeyDown={goByArrows}>
      {(ofOthers.maySearch || farms.length > mostWithoutSearch) && (
        <Field
          label={<T id="shell.findFarm" />}
          help={ofOthers.maySearch ? <T id="shell.findFarmHelp" /> : undefined}
          type="search"
          autoComplete="off"
          autoFocus
          maxLength={agroevidenceAdminFarmsListFields.query.maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') openFirst();
          }}
        />
      )}
      <Lists ref={lists}>
        <Own>
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
        </Own>
        <FarmsOfOthersList found={ofOthers} onChoose={onChooseOfOthers} />
      </Lists>
      <Nothing role="status">
        {isNothing && (
          <T
            id={ofOthers.maySearch ? 'admin.farms.none' : 'shell.noFarmFound'}
            values={{ text: wanted, query: wanted }}
          />
        )}
      </Nothing>
    </Choices>
  );
}

function isEnough(text: string): boolean {
  return foldText(text).length >= searchFromLetters;
}

function farmsNamed(farms: readonly Farm[], wanted: string): readonly Farm[] {
  const folded = foldText(wanted);
  return farms.filter(({ name }) => foldText(name).includes(folded));
}

const Choices = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', gap: theme.spacing(2) }));

const Lists = styled('div')({ maxHeight: listHeight, overflow: 'auto' });

const Own = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

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
