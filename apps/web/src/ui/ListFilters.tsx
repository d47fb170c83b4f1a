import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useTypedSearch } from '#web/lib/list-search.ts';
import { radii } from '#web/lib/design-tokens.ts';
import { Input } from './Field.tsx';

interface ListFiltersProps {
  readonly label: string;
  /** What is searched for, as the address says it. */
  readonly searched: string | undefined;
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly onSearch: (said: string | undefined) => void;
  /** How many of the fields say something. */
  readonly count: number;
  readonly filtersLabel: ReactNode;
  readonly clearLabel: ReactNode;
  readonly onClear: () => void;
  /** What is opened for those who want to say more. */
  readonly fields: ReactNode;
}

/** What of a list is shown: a text for all, and fields that are open at first where one of them says something. */
export function ListFilters(props: ListFiltersProps): ReactElement {
  const { label, searched, searchLabel, placeholder, onSearch, count, filtersLabel, clearLabel, onClear, fields } =
    props;
  const id = useId();
  const [isOpen, setOpen] = useState(count > 0);
  const opener = useRef<HTMLButtonElement>(null);
  const close = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  };
  const [typed, setTyped] = useTypedSearch(searched ?? '', (said) => onSearch(said === '' ? undefined : said));
  return (
    <Filters role="search" aria-label={label}>
      <Bar>
        <Input
          type="search"
          aria-label={searchLabel}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          ref={opener}
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {filtersLabel}
        </Button>
        {count > 0 && <Button onClick={onClear}>{clearLabel}</Button>}
      </Bar>
      <div id={id} onKeyDown={close}>
        {isOpen && fields}
      </div>
    </Filters>
  );
}

/** The fields that are opened, as many beside each other as there is room for. */
export const FilterGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
}));

const Filters = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > input': { flex: '1 1 200px', maxWidth: 420 },
}));
