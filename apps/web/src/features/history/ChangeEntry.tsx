import type { FarmChange } from '@brazda/contract/gateway/farm-changes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { detailText } from '#web/parts/audit/audit-detail.ts';
import { useUndo } from '#web/parts/changes/use-undo.tsx';
import { ChangedRecords } from './ChangedRecords.tsx';

/** One thing that was done: what, when and by whom, and what can be done about it. */
export function ChangeEntry({ change }: { readonly change: FarmChange }): ReactElement {
  const { farmId, id, action, at, records, canUndo, undoneBy } = change;
  const [isOpen, setOpen] = useState(false);
  const { undo, isPending } = useUndo(farmId);
  const recordsId = useId();
  const text = useText();
  const what = useWords(change);
  const counted = text('history.records', { count: records });
  return (
    <Entry data-undone={undoneBy !== null}>
      <Head>
        <What>
          <strong>
            <T id={`audit.action.${action}`} />
          </strong>
          {undoneBy !== null && (
            <Undone>
              <T id="history.undone" />
            </Undone>
          )}
          <Small>
            <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
            <Person>
              <Who change={change} />
            </Person>
          </Small>
          <Detail change={change} />
        </What>
        <Buttons>
          {records > 0 && (
            <Button
              aria-label={text('history.recordsOf', { records: counted, what })}
              aria-expanded={isOpen}
              aria-controls={recordsId}
              onClick={() => setOpen(!isOpen)}
            >
              {counted}
            </Button>
          )}
          {canUndo && (
            <Button
              variant="outlined"
              aria-label={text('history.undoOf', { what })}
              disabled={isPending}
              onClick={() => undo(id)}
            >
              <T id="action.undo" />
            </Button>
          )}
        </Buttons>
      </Head>
      <div id={recordsId}>{isOpen && <ChangedRecords farmId={farmId} changeId={id} />}</div>
    </Entry>
  );
}

/** What was done to what and when, by which its buttons are told from those of others. */
function useWords(change: FarmChange): string {
  const { action, at } = change;
  const text = useText();
  const intl = useIntl();
  const when = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  return [text(`audit.action.${action}`), detailText(intl, change), when].filter((part) => part !== '').join(', ');
}

/** Without a user jobs act, and what whoever keeps the installation asks for. */
function Who({ change: { user, originalUser } }: { readonly change: FarmChange }): ReactElement {
  if (user === null) return <T id="audit.system" />;
  const name = user.email ?? `#${user.id}`;
  if (originalUser === null) return <>{name}</>;
  return <T id="history.asWhom" values={{ user: name, admin: originalUser.email ?? `#${originalUser.id}` }} />;
}

function Detail({ change }: { readonly change: FarmChange }): ReactElement | null {
  const text = detailText(useIntl(), change);
  return text === '' ? null : <Small>{text}</Small>;
}

const Entry = styled('li')(({ theme }) => ({
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
  '&[data-undone="true"] strong': { textDecoration: 'line-through', fontWeight: fontWeights.medium },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
}));

const What = styled('div')({ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' });

const Undone = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
}));

const Person = styled('span')(({ theme }) => ({ marginLeft: theme.spacing(3) }));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));
