import type { InvitationSeen } from '@brazda/contract/gateway/invitations.ts';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { farmKeys } from '#web/parts/farm/farms.queries.ts';
import { acceptInvitation, invitationOptions, useInvitationKey } from '#web/parts/account/invitation.queries.ts';
import { logger } from '#web/lib/logger.ts';
import { useClaims, useSession } from '#web/lib/session-context.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PlainStack } from '#web/ui/FormStack.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';

/** Where the link of an invitation leads: to the farm for whoever it was sent to, once they are signed in. */
export function InvitationScreen(): ReactElement {
  const key = useInvitationKey();
  const text = useText();
  const { data, error, refetch } = useQuery({ ...invitationOptions(key), enabled: key !== '' });
  const isOver = key === '' || isApiError(error, 'invitation.invalid', 'validation.failed');
  return (
    <PanelPage>
      <PageTitle title={text('invitation.title')} />
      <Typography variant="h1" sx={{ mb: 6, overflowWrap: 'anywhere' }}>
        {data ? <T id="invitation.heading" values={{ farm: data.farmName }} /> : <T id="invitation.title" />}
      </Typography>
      {isOver ? (
        <Over />
      ) : data ? (
        <Open invitationKey={key} email={data.email} role={data.role} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader label={<T id="shell.loading" />} />
      )}
    </PanelPage>
  );
}

function Over(): ReactElement {
  return (
    <PlainStack>
      <Notice tone="warning">
        <T id="error.invitation.invalid" />
      </Notice>
      <LinkButton variant="contained" size="large" to="/farm">
        <T id="action.continue" />
      </LinkButton>
    </PlainStack>
  );
}

interface OpenProps {
  readonly invitationKey: string;
  readonly email: string;
}

function Open({ invitationKey, email, role }: OpenProps & Pick<InvitationSeen, 'role'>): ReactElement {
  const principal = useClaims()?.principal;
  if (principal === undefined) return <ToSignIn invitationKey={invitationKey} email={email} />;
  if (principal.toLowerCase() !== email.toLowerCase()) return <OtherAccount email={email} principal={principal} />;
  return <Accept invitationKey={invitationKey} role={role} />;
}

/** Whether there is an account with that email is not looked up: nobody learns it here. */
function ToSignIn({ invitationKey, email }: OpenProps): ReactElement {
  return (
    <PlainStack>
      <Typography>
        <T id="invitation.signIn" values={{ email: <strong key="email">{email}</strong> }} />
      </Typography>
      <LinkButton variant="contained" size="large" to="/login" search={{ redirect: `/invitation#${invitationKey}` }}>
        <T id="login.submit" />
      </LinkButton>
      <LinkButton variant="outlined" size="large" to="/signup" hash={invitationKey}>
        <T id="signUp.submit" />
      </LinkButton>
    </PlainStack>
  );
}

function OtherAccount({ email, principal }: { readonly email: string; readonly principal: string }): ReactElement {
  const session = useSession();
  const leave = useSingleMutation({
    mutationFn: signOut,
    onError: (cause) => logger.warning('The server did not hear of the sign-out', cause),
    onSettled: () => session.end(),
  });
  return (
    <PlainStack>
      <Notice tone="warning">
        <T
          id="invitation.otherAccount"
          values={{
            principal: <strong key="principal">{principal}</strong>,
            email: <strong key="email">{email}</strong>,
          }}
        />
      </Notice>
      <PendingButton size="large" isPending={leave.isPending} onClick={() => leave.mutate()}>
        <T id="shell.signOut" />
      </PendingButton>
    </PlainStack>
  );
}

function Accept({
  invitationKey,
  role,
}: Pick<OpenProps, 'invitationKey'> & Pick<InvitationSeen, 'role'>): ReactElement {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const text = useText();
  const accept = useSingleMutation({
    mutationFn: () => acceptInvitation(invitationKey),
    onSuccess: (farmId) => {
      queries.removeQueries({ queryKey: farmKeys.list });
      void navigate({ to: '/farm/$farmId', params: { farmId: String(farmId) }, replace: true });
    },
  });
  return (
    <PlainStack>
      <Typography>
        <T id="invitation.lead" />
      </Typography>
      <Typography>
        <T id="invitation.role" values={{ role: <strong key="role">{text(`farmSettings.role.${role}`)}</strong> }} />
      </Typography>
      <Typography>
        <T id={`farmSettings.roleMay.${role}`} />
      </Typography>
      {accept.error && (
        <Notice tone="error">
          <ErrorText error={accept.error} />
        </Notice>
      )}
      <PendingButton size="large" isPending={accept.isPending} onClick={() => accept.mutate()}>
        <T id="invitation.accept" />
      </PendingButton>
    </PlainStack>
  );
}
