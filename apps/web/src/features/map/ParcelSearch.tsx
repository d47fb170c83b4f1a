import type { ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import Close from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { Sheet } from './map-layout.tsx';
import { findingText, nextActive, type Finding } from './search-rules.ts';
import { SearchFindings } from './SearchFindings.tsx';
import { useSearch, type Search } from './use-search.ts';

interface ParcelSearchProps {
  readonly farmId: number;
  readonly colorOf: (parcelId: number) => string | undefined;
  /** Whether a banner says already why nothing can be fetched. */
  readonly isFaultTold?: boolean;
  readonly onParcel: (parcel: ParcelSuggestion) => void;
  readonly onPlace: (place: Coordinates) => void;
  readonly onClear: () => void;
}

/** Finds parcels by block number or name, and places by coordinates. */
export function ParcelSearch(props: ParcelSearchProps): ReactElement {
  const { farmId, colorOf, isFaultTold = false, onParcel, onPlace, onClear } = props;
  const text = useText();
  const found = useSearch(farmId);
  const search = isFaultTold ? { ...found, error: null } : found;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useFocusByCtrlK(input);

  const { isShown, options } = answerOf(search, isOpen);
  const activeFinding = options[active];

  const choose = (finding: Finding): void => {
    search.settle(findingText(finding));
    setOpen(false);
    setActive(-1);
    if (finding.kind === 'parcel') onParcel(finding.parcel);
    else onPlace(finding.place);
  };
  const type = (next: string): void => {
    if (next === '' && search.text !== '') onClear();
    search.type(next);
    setOpen(true);
    setActive(-1);
  };
  const clear = (): void => {
    type('');
    input.current?.focus();
  };
  const confirm = (): void => {
    const chosen = activeFinding ?? (options.length === 1 ? options[0] : undefined);
    if (chosen) choose(chosen);
    else search.lookUp();
    if (!chosen) setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keyActions({
      move: (step) => {
        setOpen(true);
        setActive(nextActive(active, step, options.length));
      },
      confirm,
      escape: isShown ? () => setOpen(false) : search.text === '' ? undefined : clear,
    })[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Box role="search" data-map-part="search">
      <Field>
        <SearchIcon aria-hidden fontSize="small" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={text('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeFinding && `${listId}-${activeFinding.key}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={text('search.placeholder')}
          value={search.text}
          onChange={({ target }) => {
            type(target.value);
          }}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={() => {
            setOpen(false);
          }}
          onKeyDown={onKeyDown}
        />
        {search.isLooking && <CircularProgress size={18} aria-hidden />}
        {search.text === '' ? (
          <Keys aria-hidden>{text('search.shortcut')}</Keys>
        ) : (
          <IconButton aria-label={text('search.clear')} onClick={clear}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Field>
      {isShown && (
        <SearchFindings
          id={listId}
          findings={options}
          searched={search.text}
          active={active}
          error={search.error}
          colorOf={colorOf}
          onChoose={choose}
          onRetry={search.lookUp}
        />
      )}
    </Box>
  );
}

/** Whether there is something to say below the box, and what can be chosen of it. */
function answerOf({ findings, error }: Search, isOpen: boolean): { isShown: boolean; options: readonly Finding[] } {
  const isShown = isOpen && (findings !== undefined || error !== null);
  return { isShown, options: isShown ? (findings ?? []) : [] };
}

interface KeyMeanings {
  readonly move: (step: 1 | -1) => void;
  readonly confirm: () => void;
  readonly escape: (() => void) | undefined;
}

function keyActions({ move, confirm, escape }: KeyMeanings): Readonly<Record<string, (() => void) | undefined>> {
  return {
    ArrowDown: () => {
      move(1);
    },
    ArrowUp: () => {
      move(-1);
    },
    Enter: confirm,
    Escape: escape,
  };
}

function useFocusByCtrlK(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isShortcut) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [input]);
}

const Box = styled('div')({ position: 'relative' });

const Field = styled(Sheet.withComponent('div'))(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  height: 48,
  padding: theme.spacing(0, 1, 0, 3),
  color: theme.vars.palette.text.secondary,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    padding: 0,
    background: 'transparent',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    // Below 16 px phones zoom into the page.
    fontSize: 16,
    outline: 'none',
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1, fontSize: 14 },
}));

const Keys = styled('kbd')(({ theme }) => ({
  marginRight: theme.spacing(2),
  font: 'inherit',
  fontSize: 12,
  whiteSpace: 'nowrap',
  '@media (hover: none)': { display: 'none' },
}));
