import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
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

/** What is asked before somebody is taken out. */
interface AskedRemoval {
  /** Of the member, as whoever is asked sees them. */
  readonly version: number;
  /** What another has given them since it was asked first. */
  readonly meanwhile?: FarmRole;
}

/** One who belongs to the farm, and as what; who may gives them another role, or takes them out, which is asked about. */
export function Person({ farmId, member, isSelf, isOnlyOwner, given }: PersonProps): ReactElement {
  const [asked, setAsked] = useState<AskedRemoval>();
  const remove = useRemoveMember(farmId);
  const text = useText();
  const { userId, email, role, version } = member;
  const name = displayNameOf(member);
  const mayChange = given.includes(role) && !isOnlyOwner;
  const take = (known: AskedRemoval): void =>
    remove.mutate(
      { userId, version: known.version },
      {
        onError: (error) => {
          if (!isApiError(error, 'record.changed')) return;
          const now = error.current as FarmMember;
          setAsked({ version: now.version, meanwhile: now.role });
        },
      },
    );
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
        {mayChange && !isSelf && !asked && (
          <Button
            color="error"
            aria-label={text('admin.users.removeNamed', { user: email })}
            onClick={() => setAsked({ version })}
          >
            <T id="admin.users.remove" />
          </Button>
        )}
      </Row>
      <AskBefore
        isAsked={asked !== undefined}
        question={
          asked?.meanwhile ? (
            <T
              id="farmSettings.removeMeanwhile"
              values={{ user: email, role: text(`farmSettings.role.${asked.meanwhile}`) }}
            />
          ) : (
            <T id="admin.users.removeQuestion" values={{ user: email }} />
          )
        }
        label={<T id="admin.users.remove" />}
        error={isApiError(remove.error, 'record.changed') ? null : remove.error}
        isPending={remove.isPending}
        onDo={() => take(asked ?? { version })}
        onLeave={() => {
          setAsked(undefined);
          remove.reset();
        }}
      />
    </li>
  );
}
