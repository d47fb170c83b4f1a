import Logout from '@mui/icons-material/Logout';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { logger } from '#web/lib/logger.ts';
import { isOfflinePossible } from '#web/lib/offline/offline-choice.ts';
import { ownerOf } from '#web/lib/offline/owner.ts';
import { useSession } from '#web/lib/session-context.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';

export function SignOutButton(): ReactElement {
  const session = useSession();
  const navigate = useNavigate();
  const { isPending, mutate } = useSingleMutation({
    mutationFn: signOut,
    onError: (cause) => logger.warning('The server did not hear of the sign-out', cause),
    // Whoever leaves a shared computer must be out of it even where there is no signal.
    onSettled: () => {
      session.end();
      void navigate({ to: '/login', replace: true });
    },
  });
  const [waiting, setWaiting] = useState(0);
  const look = async (): Promise<void> => {
    const count = await countKept(ownerOf(session.claims())).catch(() => 0);
    if (count > 0) setWaiting(count);
    else mutate();
  };
  return (
    <>
      <PendingButton variant="outlined" startIcon={<Logout />} isPending={isPending} onClick={() => void look()}>
        <T id="shell.signOut" />
      </PendingButton>
      <AskBefore
        isAsked={waiting > 0}
        question={<T id="shell.offline.signOut" values={{ count: waiting }} />}
        label={<T id="shell.signOut" />}
        error={null}
        isPending={isPending}
        onDo={() => mutate()}
        onLeave={() => setWaiting(0)}
      />
    </>
  );
}

/** What was recorded on this device and is not on the server. Where nothing is, what is kept of the user goes. */
async function countKept(owner: string | null): Promise<number> {
  if (owner === null || !isOfflinePossible()) return 0;
  const [{ countOperations }, { forgetAnswers }] = await Promise.all([
    import('#web/features/actions/waiting/waiting-store.ts'),
    import('#web/lib/offline/kept-answers.ts'),
  ]);
  const count = [...(await countOperations(owner)).values()].reduce((sum, ofFarm) => sum + ofFarm, 0);
  if (count === 0) await forgetAnswers(owner);
  return count;
}
