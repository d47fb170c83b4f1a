import Close from '@mui/icons-material/Close';
import FilterList from '@mui/icons-material/FilterList';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { Input } from '#web/ui/Field.tsx';
import { isListSort, listSorts, type ListView } from './list-view.ts';

interface ParcelListToolsProps {
  readonly view: ListView;
  readonly hasFocus: boolean;
  readonly onView: (change: Partial<ListView>) => void;
  /** The key that leads from the filter into what it found. */
  readonly onDown: () => void;
}

/** Which parcels the list shows, and in which order. */
export function ParcelListTools({ view, hasFocus, onView, onDown }: ParcelListToolsProps): ReactElement {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onView({ filter: '' });
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isClearing = event.key === 'Escape' && view.filter !== '';
    if (!isClearing && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isClearing) clear();
    else onDown();
  };

  return (
    <Tools>
      <Filter>
        <FilterList aria-hidden fontSize="small" />
        <Input
          ref={input}
          autoFocus={hasFocus}
          type="text"
          aria-label={text('map.filter.label')}
          placeholder={text('map.filter.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={view.filter}
          onChange={({ target }) => {
            onView({ filter: target.value });
          }}
          onKeyDown={onKeyDown}
        />
        {view.filter !== '' && (
          <IconButton aria-label={text('map.filter.clear')} onClick={clear}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Filter>
      <NativeChoice
        aria-label={text('map.sort.label')}
        value={view.sort}
        onChange={({ target }) => {
          if (isListSort(target.value)) onView({ sort: target.value });
        }}
      >
        {listSorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`map.sort.${sort}`)}
          </option>
        ))}
      </NativeChoice>
    </Tools>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: theme.spacing(0, 4, 3),
  '& select': { fontSize: fontSizes.body },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const Filter = styled('div')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '& > svg': { position: 'absolute', top: 12, left: theme.spacing(3), pointerEvents: 'none' },
  '& > input': { paddingInline: 40 },
  '& > input::placeholder': { fontSize: fontSizes.body, textOverflow: 'ellipsis' },
  // Nothing to be cleared yet: the words have the room of the cross.
  '& > input:placeholder-shown': { paddingInlineEnd: theme.spacing(2) },
  '& > button': { position: 'absolute', top: 2, right: 2 },
  [theme.breakpoints.down('md')]: { '& > button': { top: 0, right: 0 } },
}));
