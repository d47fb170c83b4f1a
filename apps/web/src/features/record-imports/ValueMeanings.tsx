import type { RecordImport, RecordMeaning, RecordValue } from '@brazda/contract/agroevidence/record-imports.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { busyStyle } from '#web/ui/busy-style.ts';
import { MeaningField } from './MeaningField.tsx';
import { validateRecordsSearch } from './record-imports-search.ts';
import { useChangeRecords, valuesOptions, valuesPerPage } from './record-imports.queries.ts';

/** Values of the file that nobody knows, each once: what a person says of one holds for all its rows. */
export function ValueMeanings({ one }: { readonly one: RecordImport }): ReactElement {
  const text = useText();
  const [{ page: pageOfFiles, values: page = 1, known: isAll = false }, show] = useListSearch(validateRecordsSearch);
  const values = useQuery(valuesOptions(one.farmId, one.id, page));
  const { error, isPending, mutate } = useChangeRecords(one);
  const say = ({ kind, value }: RecordValue, meaning: RecordMeaning | null): void =>
    mutate({ matches: [{ kind, value, meaning }] });
  return (
    <section aria-labelledby="record-values">
      <Typography variant="h3" component="h3" id="record-values">
        <T id="recordImports.values" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        <T id={one.unmatched === 0 ? 'recordImports.values.none' : 'recordImports.values.help'} />
      </Typography>
      <Switch
        label={<T id="recordImports.values.all" />}
        isOn={isAll}
        onSwitch={(next) => show({ page: pageOfFiles, values: undefined, known: next || undefined }, { replace: true })}
      />
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      {(isAll || one.unmatched > 0) && (
        <PagedList
          answer={values}
          page={page}
          perPage={valuesPerPage}
          onPage={(next) => show({ page: pageOfFiles, values: next })}
          empty={<T id="recordImports.values.none" />}
        >
          {(rows) => (
            <Values aria-busy={isPending}>
              {rows
                .filter(({ meaning }) => isAll || meaning === null)
                .map((value) => (
                  <li key={`${value.kind} ${value.value}`}>
                    <span>
                      <small>{text(`recordImports.kind.${value.kind}`)}</small>
                      <strong>{value.value}</strong>
                      <small>{text('recordImports.value.rows', { count: value.rows })}</small>
                    </span>
                    <MeaningField farmId={one.farmId} value={value} onSay={(meaning) => say(value, meaning)} />
                    {value.isSaid && (
                      <Button size="small" onClick={() => say(value, null)}>
                        <T id="recordImports.value.forget" />
                      </Button>
                    )}
                  </li>
                ))}
            </Values>
          )}
        </PagedList>
      )}
    </section>
  );
}

const Values = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...busyStyle(theme),
  '& > li': {
    display: 'grid',
    gap: theme.spacing(2),
    alignItems: 'end',
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
  '& span': { display: 'grid' },
  '& small': { color: theme.vars.palette.text.secondary },
}));
