import { searchTextOf } from '@brazda/domain/search-key.ts';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { downArrow } from './control-styles.ts';
import { Input } from './Field.tsx';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** A sign before its words. */
  readonly mark?: ReactNode;
  /** What tells it from its like, in smaller words. */
  readonly note?: ReactNode;
}

interface SuggestFieldProps<S extends Suggestion> extends FieldTexts {
  readonly suggestions: readonly S[];
  readonly value: S | null;
  readonly placeholder?: string;
  /** Shown in the place of suggestions when there are none. */
  readonly nothingFound: ReactNode;
  readonly isLoading?: boolean;
  /**
   * Whether the suggestions are still those for another text. Then only those that have what is typed in their words are
   * shown: who types on and presses Enter at once is not to choose what stood first before.
   */
  readonly isBehind?: boolean;
  readonly autoFocus?: boolean;
  /** Whether there is something to choose from before anything is typed; then it looks like a choice. */
  readonly hasArrow?: boolean;
  readonly onType: (text: string) => void;
  readonly onChoose: (suggestion: S | null) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text that finds one of many; whoever uses it asks for the suggestions as they are typed. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>): ReactElement {
  const { label, help, error, suggestions, value, placeholder, nothingFound, isLoading, isBehind } = props;
  const { onType, onChoose } = props;
  const id = useId();
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, popupOpen, inputValue } =
    useAutocomplete<S>({
      id,
      options: [...suggestions],
      value,
      autoHighlight: true,
      openOnFocus: true,
      filterOptions: (options, { inputValue: typed }) => (isBehind ? withWords(options, typed) : options),
      getOptionLabel: (option) => option.label,
      getOptionKey: (option) => option.id,
      isOptionEqualToValue: (option, chosen) => option.id === chosen.id,
      onChange: (_, chosen) => onChoose(chosen),
      onInputChange: (_, typed, reason) => onType(reason === 'input' ? typed : ''),
    });
  const {
    ref: inputRef,
    onFocus,
    onBlur,
    ...input
  } = getInputProps() as InputHandles & React.InputHTMLAttributes<HTMLInputElement>;
  const options = groupedOptions;

  return (
    <Place {...getRootProps()}>
      <FieldFrame id={id} label={label} help={help} error={error}>
        {(links) => (
          <Typed
            {...input}
            {...links}
            ref={(element) => {
              assign(inputRef, element);
              assign(props.ref, element);
            }}
            onFocus={(event) => {
              onFocus(event);
              props.onFocus?.();
            }}
            onBlur={(event) => {
              onBlur(event);
              props.onBlur?.();
            }}
            placeholder={placeholder}
            autoFocus={props.autoFocus}
            data-arrow={props.hasArrow}
            aria-busy={isLoading}
          />
        )}
      </FieldFrame>
      {popupOpen && (
        <List {...getListboxProps()}>
          {options.map((option, index) => {
            const { key, ...item } = getOptionProps({ option, index }) as OptionProps;
            return (
              <li key={key} {...item}>
                <span>
                  {option.mark}
                  {option.label}
                </span>
                {option.note !== undefined && <small>{option.note}</small>}
              </li>
            );
          })}
          {options.length === 0 && !isLoading && !isBehind && inputValue !== '' && (
            <Nothing role="presentation">{nothingFound}</Nothing>
          )}
        </List>
      )}
    </Place>
  );
}

function withWords<S extends Suggestion>(suggestions: S[], typed: string): S[] {
  const key = searchTextOf(typed);
  return suggestions.filter(({ label, note }) =>
    searchTextOf(typeof note === 'string' ? `${label} ${note}` : label).includes(key),
  );
}

interface InputHandles {
  readonly ref: Ref<HTMLInputElement>;
  readonly onFocus: (event: unknown) => void;
  readonly onBlur: (event: unknown) => void;
}
type OptionProps = React.HTMLAttributes<HTMLLIElement> & { readonly key: string };

function assign<E>(ref: Ref<E> | undefined, element: E | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

const Place = styled('div')({ position: 'relative' });

const Typed = styled(Input)({ '&[data-arrow="true"]': downArrow });

const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  left: 0,
  right: 0,
  maxHeight: 300,
  overflow: 'auto',
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1),
  listStyle: 'none',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  boxShadow: theme.vars.palette.floating,
  '&:empty': { display: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    minHeight: 44,
    padding: theme.spacing(0, 3),
    borderRadius: radii.small,
    cursor: 'pointer',
  },
  '& li.Mui-focused': { background: theme.vars.palette.background.default },
  '& li[aria-selected="true"]': { background: theme.vars.palette.primary.light },
  '& li > span': { display: 'flex', alignItems: 'center', gap: theme.spacing(2), minWidth: 0 },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));

const Nothing = styled('li')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
