import Logout from '@mui/icons-material/Logout';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { api } from '#web/lib/api.ts';
import { logger } from '#web/lib/logger.ts';
import { useSession } from '#web/lib/session-context.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';

export function SignOutButton(): ReactElement {
  const session = useSession();
  const navigate = useNavigate();
  const { isPending, mutate } = useSingleMutation({
    mutationFn: () => api.gateway.authentication.signOut(),
    onError: (cause) => logger.warning('The server did not hear of the sign-out', cause),
    // Whoever leaves a shared computer must be out of it even where there is no signal.
    onSettled: () => {
      session.end();
      void navigate({ to: '/login', replace: true });
    },
  });
  return (
    <PendingButton variant="outlined" startIcon={<Logout />} isPending={isPending} onClick={() => mutate()}>
      <T id="shell.signOut" />
    </PendingButton>
  );
}
