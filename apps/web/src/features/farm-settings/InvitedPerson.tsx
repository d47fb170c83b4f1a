import type { Invitation } from '@brazda/contract/gateway/invitations.ts';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useInvite, useRevoke } from './farm-settings.queries.ts';
import { Row } from './settings-parts.ts';

interface InvitedPersonProps {
  readonly farmId: number;
  readonly invitation: Invitation;
}

/** One who was invited and has not come yet: called back while it waits, sent again when it is over. */
export function InvitedPerson({ farmId, invitation }: InvitedPersonProps): ReactElement {
  const revoke = useRevoke(farmId);
  const invite = useInvite(farmId);
  const text = useText();
  const { id, email, state, expiresAt } = invitation;
  const error = revoke.error ?? invite.error;
  const day = <FormattedDate key="day" value={expiresAt} dateStyle="medium" />;
  return (
    <li>
      <Row>
        <span>
          <strong>{email}</strong>
          <small>
            <T id={`farmSettings.invitation.${state}`} values={{ day }} />
          </small>
        </span>
        {state === 'WAITING' ? (
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
            onClick={() => invite.mutate(email)}
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
