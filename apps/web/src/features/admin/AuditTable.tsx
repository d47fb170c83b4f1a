import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate, useIntl, type IntlShape } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import type { FactOrdering } from '#web/ui/FactOrder.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { detailText } from '#web/parts/audit/audit-detail.ts';

interface AuditTableProps extends FactOrdering {
  readonly events: readonly AuditEvent[];
  readonly onFarm: (farmId: number) => void;
  readonly onUser: (userId: number) => void;
}

/** What was done; a press on a farm or a user shows theirs only. */
export function AuditTable({ events, onFarm, onUser, ...ordering }: AuditTableProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const columns: readonly [FactColumn<AuditEvent>, ...FactColumn<AuditEvent>[]] = [
    {
      key: 'action',
      label: text('audit.filter.action'),
      isSorted: true,
      cell: ({ action }) => <T id={`audit.action.${action}`} />,
    },
    {
      key: 'at',
      label: text('admin.audit.at'),
      isSorted: true,
      cell: ({ at }) => (
        <OneLine>
          <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        </OneLine>
      ),
    },
    {
      key: 'user',
      label: text('audit.user'),
      isSorted: true,
      cell: (event) => <Who event={event} onUser={onUser} />,
    },
    {
      key: 'farm',
      label: text('admin.audit.farm'),
      isSorted: true,
      cell: ({ farm }) => farm && <Choice onClick={() => onFarm(farm.id)}>{nameOr(farm.name, farm.id)}</Choice>,
    },
    { key: 'detail', label: <T id="admin.audit.detail" />, cell: (event) => detailOf(intl, event) },
  ];
  return (
    <Facts>
      <FactTable
        label={text('admin.audit.title')}
        columns={columns}
        rows={events}
        keyOf={({ id }) => id}
        ordering={ordering}
      />
    </Facts>
  );
}

interface WhoProps {
  readonly event: AuditEvent;
  readonly onUser: (userId: number) => void;
}

function Who({ event: { action, user, originalUser }, onUser }: WhoProps): ReactElement {
  // Without a user jobs and commands act; a sign-in that is refused is somebody's whom nobody knows.
  if (user === null) return <T id={action === 'session.refused' ? 'admin.audit.nobody' : 'audit.system'} />;
  return (
    <People>
      <Choice onClick={() => onUser(user.id)}>
        <Email>{nameOr(user.email, user.id)}</Email>
      </Choice>
      {originalUser && (
        <Small>
          <T
            id="admin.audit.asWhom"
            values={{ admin: <Email key="admin">{nameOr(originalUser.email, originalUser.id)}</Email> }}
          />
        </Small>
      )}
    </People>
  );
}

/** Broken, where it has to be, before its @ only. */
function Email({ children }: { readonly children: string }): ReactElement {
  const at = children.lastIndexOf('@');
  if (at < 1) return <span>{children}</span>;
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}

/** An element only where there is something to tell: a card leaves out what is empty. */
function detailOf(intl: IntlShape, event: AuditEvent): ReactElement | null {
  const text = detailText(intl, event);
  return text === '' ? null : <Details>{text}</Details>;
}

/** Of what is gone only the number is left. */
function nameOr(name: string | null, id: number): string {
  return name ?? `#${id}`;
}

/** On a card the buttons of one line reach towards those of the next. */
const Facts = styled('div')(({ theme }) => ({ '& li dl': { gap: theme.spacing(3) } }));

const OneLine = styled('span')({ whiteSpace: 'nowrap' });

/** A button as high as its line, which reaches further than it looks. */
const Choice = styled(Button)(({ theme }) => ({
  minWidth: 0,
  minHeight: 32,
  padding: '6px 4px',
  margin: '-6px -4px',
  lineHeight: '20px',
  textAlign: 'inherit',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { padding: '12px 4px', margin: '-12px -4px' },
}));

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
}));

/** Longer than half an address in a table, where only what no column could hold is broken inside a word. */
const People = styled('div')({
  'td &': { minWidth: 180 },
  'td &, td & button': { overflowWrap: 'break-word' },
});

/** Wraps before the other columns have to. */
const Details = styled(Small)({ overflowWrap: 'anywhere', 'td &': { minWidth: 180, maxWidth: 360 } });
