import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useTypedSearch } from '#web/lib/list-search.ts';
import { Input } from '#web/ui/Field.tsx';
import { ActionFilterFields, type ActionFiltersProps } from './ActionFilterFields.tsx';
import { filterCount, noFilter } from './actions-search.ts';

/** Which actions are listed: a text for all, and what is opened for those who want to say more. */
export function ActionFilters({ farmId, search, onShow }: ActionFiltersProps): ReactElement {
  const text = useText();
  const fields = useId();
  const count = filterCount(search);
  const [isOpen, setOpen] = useState(count > 0);
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (said) =>
    onShow({ search: said === '' ? undefined : said }, { replace: true }),
  );
  return (
    <Filters role="search" aria-label={text('actions.filter')}>
      <Bar>
        <Input
          type="search"
          aria-label={text('actions.search')}
          placeholder={text('actions.search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          <T id="actions.filters" values={{ count }} />
        </Button>
        {count > 0 && (
          <Button onClick={() => onShow({ ...noFilter, search: search.search })}>
            <T id="actions.clear" />
          </Button>
        )}
      </Bar>
      <div id={fields}>{isOpen && <ActionFilterFields farmId={farmId} search={search} onShow={onShow} />}</div>
    </Filters>
  );
}

const Filters = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > input': { flex: '1 1 200px', maxWidth: 420 },
}));
