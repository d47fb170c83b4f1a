import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useChangeRole, useRemoveMember } from './farm-settings.queries.ts';
import { Facts, Row } from './settings-parts.ts';

interface PersonProps {
  readonly farmId: number;
  readonly member: FarmMember;
  readonly isSelf: boolean;
  /** A farm needs an owner: this one can be neither. */
  readonly isOnlyOwner: boolean;
  readonly mayChange: boolean;
}

/** One who belongs to the farm; owners make them an owner too, or take them out, which is asked about before. */
export function Person({ farmId, member, isSelf, isOnlyOwner, mayChange }: PersonProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const changeRole = useChangeRole(farmId);
  const remove = useRemoveMember(farmId);
  const text = useText();
  const { userId, email, firstName, lastName, role } = member;
  const name = `${firstName} ${lastName}`.trim();
  const error = changeRole.error ?? remove.error;
  const otherRole = role === 'owner' ? 'member' : 'owner';
  return (
    <li>
      <Row>
        <span>
          <strong>{name === '' ? email : name}</strong>
          <Facts>
            {name !== '' && <span>{email}</span>}
            <span>
              <T id={`farmSettings.role.${role}`} />
            </span>
            {isSelf && (
              <span>
                <T id="farmSettings.you" />
              </span>
            )}
          </Facts>
        </span>
        {mayChange && !isOnlyOwner && (
          <span>
            <PendingButton
              variant="text"
              isPending={changeRole.isPending}
              aria-label={text(`farmSettings.make.${otherRole}Named`, { user: email })}
              onClick={() => changeRole.mutate({ userId, role: otherRole })}
            >
              <T id={`farmSettings.make.${otherRole}`} />
            </PendingButton>
            {!isSelf && !isAsked && (
              <Button
                color="error"
                aria-label={text('admin.users.removeNamed', { user: email })}
                onClick={() => setAsked(true)}
              >
                <T id="admin.users.remove" />
              </Button>
            )}
          </span>
        )}
      </Row>
      {isAsked && (
        <Notice
          tone="warning"
          actions={
            <>
              <PendingButton color="error" autoFocus isPending={remove.isPending} onClick={() => remove.mutate(userId)}>
                <T id="admin.users.remove" />
              </PendingButton>
              <Button onClick={() => setAsked(false)}>
                <T id="action.cancel" />
              </Button>
            </>
          }
        >
          <T id="admin.users.removeQuestion" values={{ user: email }} />
        </Notice>
      )}
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
    </li>
  );
}
