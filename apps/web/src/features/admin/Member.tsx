import type { FarmUser } from '@brazda/contract/gateway/farm-users.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { displayNameOf } from '#web/parts/account/display-name.ts';
import { useRemoveMember } from './admin.queries.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';

interface MemberProps {
  readonly farmId: number;
  readonly member: FarmUser;
  /** Without this one the farm would belong to nobody. */
  readonly isLast: boolean;
}

/** One member, and the way out of the farm; it is asked about before, since the farm is gone from their sight at once. */
export function Member({ farmId, member, isLast }: MemberProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveMember(farmId);
  const text = useText();
  const { email, role, userId } = member;
  const name = displayNameOf(member);
  return (
    <Item>
      <Row>
        <span>
          <strong>{name}</strong>
          {name !== email && <small>{email}</small>}
          <small>
            <T id={`farmSettings.role.${role}`} />
          </small>
        </span>
        {!isAsked && (
          <Button
            color="error"
            aria-label={text('admin.users.removeNamed', { user: email })}
            onClick={() => setAsked(true)}
          >
            <T id="admin.users.remove" />
          </Button>
        )}
      </Row>
      <AskBefore
        isAsked={isAsked}
        question={<T id={isLast ? 'admin.users.removeLast' : 'admin.users.removeQuestion'} values={{ user: email }} />}
        label={<T id="admin.users.remove" />}
        error={remove.error}
        isPending={remove.isPending}
        onDo={() => remove.mutate({ userId, evenIfLast: isLast })}
        onLeave={() => setAsked(false)}
      />
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  padding: theme.spacing(2, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 44,
  overflowWrap: 'anywhere',
  '& > span': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& strong': { fontWeight: fontWeights.medium },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
}));
