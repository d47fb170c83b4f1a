import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import { recordRoles, type RecordRole } from '@brazda/domain/enumerations/old-record.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { busyStyle } from '#web/ui/busy-style.ts';
import { useChangeRecords } from './record-imports.queries.ts';

const none = 'none';

/** What each column of a file means; a choice is taken over at once, and rows are judged anew by it. */
export function ColumnChoices({ one }: { readonly one: RecordImport }): ReactElement {
  const text = useText();
  const { error, isPending, mutate } = useChangeRecords(one);
  const choices = [
    { value: none, label: text('recordImports.role.none') } as const,
    ...recordRoles.map((role) => ({ value: role, label: text(`recordImports.role.${role}`) })),
  ];
  const choose = (at: number, role: RecordRole | typeof none): void =>
    mutate({ roles: one.columns.map((column, place) => (place === at ? (role === none ? null : role) : column.role)) });
  return (
    <section aria-labelledby="record-columns">
      <Typography variant="h3" component="h3" id="record-columns">
        <T id="recordImports.columns" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        <T id={one.isKnownShape ? 'recordImports.columns.known' : 'recordImports.columns.help'} />
      </Typography>
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      <Columns aria-busy={isPending}>
        {one.columns.map(({ title, role, samples }, at) => (
          <li key={`${at} ${title}`}>
            <ChoiceField
              label={title === '' ? text('recordImports.column.untitled', { number: at + 1 }) : title}
              help={
                samples.length === 0
                  ? undefined
                  : text('recordImports.column.samples', { samples: samples.join(' · ') })
              }
              choices={choices}
              value={role ?? none}
              onChoose={(next) => choose(at, next)}
            />
          </li>
        ))}
      </Columns>
    </section>
  );
}

const Columns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  ...busyStyle(theme),
}));
