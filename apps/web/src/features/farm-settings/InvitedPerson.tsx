import type { Invitation } from '@brazda/contract/gateway/invitations.ts';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useInvite, useRevoke } from './farm-settings.queries.ts';
import { Facts, Row } from './settings-parts.ts';

interface InvitedPersonProps {
  readonly farmId: number;
  readonly invitation: Invitation;
  /** Whether its role is one that whoever looks at it may give, and take. */
  readonly mayChange: boolean;
}

/** One who was invited and has not come yet: called back while it waits, sent again when it is over. */
export function InvitedPerson({ farmId, invitation, mayChange }: InvitedPersonProps): ReactElement {
  const revoke = useRevoke(farmId);
  const invite = useInvite(farmId);
  const text = useText();
  const { id, email, role, state, expiresAt } = invitation;
  const error = revoke.error ?? invite.error;
  const day = <FormattedDate key="day" value={expiresAt} dateStyle="medium" />;
  return (
    <li>
      <Row>
        <span>
          <strong>{email}</strong>
          <Facts>
            <span>
              <T id={`farmSettings.role.${role}`} />
            </span>
            <span>
              <T id={`farmSettings.invitation.${state}`} values={{ day }} />
            </span>
          </Facts>
        </span>
        {!mayChange ? null : state === 'WAITING' ? (
          <PendingButton
            variant="text"
            color="error"
            isPending={revoke.isPending}
            aria-label={text('farmSettings.revokeNamed', { user: email })}
            onClick={() => revoke.mutate(id)}
          >
            <T id="farmSettings.revoke" />
          </PendingButton>
        ) : (
          <PendingButton
            variant="text"
            isPending={invite.isPending}
            aria-label={text('farmSettings.inviteAgainNamed', { user: email })}
            onClick={() => invite.mutate({ email, role })}
          >
            <T id="farmSettings.inviteAgain" />
          </PendingButton>
        )}
      </Row>
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
    </li>
  );
}
