import type { AuditEvent } from '@brazda/contract/gateway/audit.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';

interface AuditTableProps {
  readonly events: readonly AuditEvent[];
  readonly onFarm: (farmId: number) => void;
  readonly onUser: (userId: number) => void;
}

/** What was done; a press on a farm or a user shows theirs only. */
export function AuditTable({ events, onFarm, onUser }: AuditTableProps): ReactElement {
  const text = useText();
  const columns: readonly [FactColumn<AuditEvent>, ...FactColumn<AuditEvent>[]] = [
    {
      key: 'action',
      label: <T id="admin.audit.action" />,
      cell: ({ action }) => <T id={`admin.audit.${action}`} />,
    },
    {
      key: 'at',
      label: <T id="admin.audit.at" />,
      cell: ({ at }) => <FormattedDate value={at} dateStyle="short" timeStyle="medium" />,
    },
    {
      key: 'user',
      label: <T id="admin.audit.user" />,
      cell: (event) => <Who event={event} onUser={onUser} />,
    },
    {
      key: 'farm',
      label: <T id="admin.audit.farm" />,
      cell: ({ farm }) => farm && <Choice onClick={() => onFarm(farm.id)}>{nameOr(farm.name, farm.id)}</Choice>,
    },
    { key: 'detail', label: <T id="admin.audit.detail" />, cell: ({ detail }) => <Detail detail={detail} /> },
  ];
  return <FactTable label={text('admin.audit.title')} columns={columns} rows={events} keyOf={({ id }) => id} />;
}

interface WhoProps {
  readonly event: AuditEvent;
  readonly onUser: (userId: number) => void;
}

function Who({ event: { user, originalUser }, onUser }: WhoProps): ReactElement {
  if (user === null) return <T id="admin.audit.nobody" />;
  return (
    <>
      <Choice onClick={() => onUser(user.id)}>{nameOr(user.email, user.id)}</Choice>
      {originalUser && (
        <Small>
          <T id="admin.audit.asWhom" values={{ admin: nameOr(originalUser.email, originalUser.id) }} />
        </Small>
      )}
    </>
  );
}

/** As it was written down: names of things for those who look into it, not words for users. */
function Detail({ detail }: Pick<AuditEvent, 'detail'>): ReactElement {
  return (
    <Small>
      {Object.entries(detail)
        .map(([key, value]) => `${key}: ${String(value)}`)
        .join(' · ')}
    </Small>
  );
}

/** Of what is gone only the number is left. */
function nameOr(name: string | null, id: number): string {
  return name ?? `#${id}`;
}

const Choice = styled(Button)({
  minWidth: 0,
  minHeight: 32,
  padding: '0 4px',
  margin: '0 -4px',
  textAlign: 'left',
  overflowWrap: 'anywhere',
});

const Small = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  overflowWrap: 'anywhere',
}));
