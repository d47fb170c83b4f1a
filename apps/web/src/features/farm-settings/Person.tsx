import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { displayNameOf } from '#web/parts/account/display-name.ts';
import { useRemoveMember } from './farm-settings.queries.ts';
import { RoleOf } from './RoleOf.tsx';
import { Facts, Row } from './settings-parts.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';

interface PersonProps {
  readonly farmId: number;
  readonly member: FarmMember;
  readonly isSelf: boolean;
  /** A farm needs an owner: this one can be neither. */
  readonly isOnlyOwner: boolean;
  /** The roles that whoever looks at it may give; none where they may change nobody's. */
  readonly given: readonly FarmRole[];
}

/** One who belongs to the farm, and as what; who may gives them another role, or takes them out, which is asked about. */
export function Person({ farmId, member, isSelf, isOnlyOwner, given }: PersonProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveMember(farmId);
  const text = useText();
  const { userId, email, role } = member;
  const name = displayNameOf(member);
  const mayChange = given.includes(role) && !isOnlyOwner;
  return (
    <li>
      <Row>
        <span>
          <strong>{name}</strong>
          <Facts>
            {name !== email && <span>{email}</span>}
            {!mayChange && (
              <span>
                <T id={`farmSettings.role.${role}`} />
              </span>
            )}
            {isSelf && (
              <span>
                <T id="farmSettings.you" />
              </span>
            )}
          </Facts>
          <small>
            <T id={`farmSettings.roleMay.${role}`} />
          </small>
        </span>
        {mayChange && <RoleOf farmId={farmId} member={member} isSelf={isSelf} given={given} />}
        {mayChange && !isSelf && !isAsked && (
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
        question={<T id="admin.users.removeQuestion" values={{ user: email }} />}
        label={<T id="admin.users.remove" />}
        error={remove.error}
        isPending={remove.isPending}
        onDo={() => remove.mutate(userId)}
        onLeave={() => setAsked(false)}
      />
    </li>
  );
}
