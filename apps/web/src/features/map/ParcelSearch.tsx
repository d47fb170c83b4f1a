import type { ParcelSuggestion } from '@brazda/contract/agroevidence/parcels.ts';
import type { BoundingBox } from '@brazda/contract/shapes.ts';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import Close from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { agroevidenceParcelsSuggestionsFields } from '#web/lib/fields.generated.ts';
import { Sheet } from './map-layout.tsx';
import { findingText, type Finding } from './search-rules.ts';
import { SearchFindings } from './SearchFindings.tsx';
import { useSearch, type Search } from './use-search.ts';

interface ParcelSearchProps {
  readonly farmId: number;
  readonly colorOf: (parcelId: number) => string | undefined;
  /** Whether a banner says already why nothing can be fetched. */
  readonly isFaultTold?: boolean;
  readonly onParcel: (parcel: ParcelSuggestion) => void;
  readonly onPlace: (place: Coordinates) => void;
  /** Somewhere in the box lies what was chosen. */
  readonly onLand: (box: BoundingBox) => void;
  readonly onClear: () => void;
}

/** Finds parcels by block number or name, land by its cadastral unit, and places by coordinates. */
export function ParcelSearch(props: ParcelSearchProps): ReactElement {
  const { farmId, colorOf, isFaultTold = false, onParcel, onPlace, onLand, onClear } = props;
  const text = useText();
  const found = useSearch(farmId);
  const search = isFaultTold ? { ...found, error: null } : found;
  const [isOpen, setOpen] = useState(false);
  const { isShown, options } = answerOf(search, isOpen);

  const choose = (finding: Finding): void => {
    search.settle(findingText(finding));
    setOpen(false);
    if (finding.kind === 'parcel') onParcel(finding.parcel);
    else if (finding.kind === 'unit') onLand(finding.unit.boundingBox);
    else onPlace(finding.place);
  };
  const type = (next: string): void => {
    if (next === '' && search.text !== '') onClear();
    search.type(next);
    setOpen(true);
  };
  /** Enter, where none of the findings is pointed at. */
  const confirm = (): void => {
    const [only, another] = options;
    if (only && !another) {
      choose(only);
      return;
    }
    search.lookUp();
    setOpen(true);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Finding, false, false, true>(
    {
      id: useId(),
      freeSolo: true,
      clearOnEscape: true,
      options: [...options],
      filterOptions: (all) => all,
      value: null,
      inputValue: search.text,
      open: isShown,
      getOptionLabel: (option) => (typeof option === 'string' ? option : findingText(option)),
      getOptionKey: (option) => (typeof option === 'string' ? option : option.key),
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      onInputChange: (_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') type(typed);
      },
      onChange: (_, chosen, reason) => {
        if (reason === 'clear') return;
        if (chosen === null || typeof chosen === 'string') confirm();
        else choose(chosen);
      },
    },
  );
  const { ref: inputRef, ...input } = getInputProps() as InputProps;
  const field = useRef<HTMLInputElement>(null);
  useFocusByCtrlK(field);
  const clear = (): void => {
    type('');
    field.current?.focus();
  };

  return (
    <Box role="search" data-map-part="search">
      <Field {...getRootProps()}>
        <SearchIcon aria-hidden fontSize="small" />
        <input
          {...input}
          ref={(element) => {
            inputRef.current = element;
            field.current = element;
          }}
          type="text"
          aria-label={text('search.label')}
          maxLength={agroevidenceParcelsSuggestionsFields.search.maxLength}
          enterKeyHint="search"
          placeholder={text('search.placeholder')}
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
          findings={options}
          searched={search.text}
          list={getListboxProps()}
          optionOf={(option, index) => getOptionProps({ option, index })}
          error={search.error}
          colorOf={colorOf}
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

type InputProps = React.InputHTMLAttributes<HTMLInputElement> & {
  readonly ref: { current: HTMLInputElement | null };
};

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
    fontSize: fontSizes.lead,
    outline: 'none',
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1, fontSize: fontSizes.body },
}));

const Keys = styled('kbd')(({ theme }) => ({
  marginRight: theme.spacing(2),
  font: 'inherit',
  fontSize: fontSizes.caption,
  whiteSpace: 'nowrap',
  '@media (hover: none)': { display: 'none' },
}));
