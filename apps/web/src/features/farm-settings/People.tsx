import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import type { FarmRole } from '@brazda/domain/enumerations/farm-role.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { invitationsOptions } from './farm-settings.queries.ts';
import { InvitedPerson } from './InvitedPerson.tsx';
import { InviteForm } from './InviteForm.tsx';
import { Person } from './Person.tsx';
import { Part, Rows } from './settings-parts.ts';

interface PeopleProps {
  readonly farmId: number;
  readonly members: readonly FarmMember[];
  readonly ownId: number | undefined;
  /** The roles that whoever looks may give; none where they change nobody's. */
  readonly given: readonly FarmRole[];
}

/** Who belongs to the farm, and as what; who may also sees who was invited, and invites others. */
export function People({ farmId, members, ownId, given }: PeopleProps): ReactElement {
  const owners = members.filter(({ role }) => role === 'owner').length;
  return (
    <Part aria-labelledby="farm-people">
      <Typography variant="h2" id="farm-people">
        <T id="farmSettings.people" />
      </Typography>
      <Rows>
        {members.map((member) => (
          <Person
            key={member.userId}
            farmId={farmId}
            member={member}
            isSelf={member.userId === ownId}
            isOnlyOwner={member.role === 'owner' && owners === 1}
            given={given}
          />
        ))}
      </Rows>
      {given.length > 0 ? (
        <Invited farmId={farmId} given={given} />
      ) : (
        <Typography color="textSecondary">
          <T id="farmSettings.whoInvites" />
        </Typography>
      )}
    </Part>
  );
}

function Invited({ farmId, given }: Pick<PeopleProps, 'farmId' | 'given'>): ReactElement {
  const invitations = useQuery(invitationsOptions(farmId));
  return (
    <>
      <InviteForm farmId={farmId} given={given} />
      {invitations.error && <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />}
      {(invitations.data?.length ?? 0) > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 3 }}>
            <T id="farmSettings.invited" />
          </Typography>
          <Rows>
            {invitations.data?.map((invitation) => (
              <InvitedPerson
                key={invitation.id}
                farmId={farmId}
                invitation={invitation}
                mayChange={given.includes(invitation.role)}
              />
            ))}
          </Rows>
        </>
      )}
    </>
  );
}
