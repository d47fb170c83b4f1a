import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker } from '@tanstack/react-router';
import { useId, type ReactElement, type ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';

interface LeaveGuardProps {
  /** Whether something was entered that leaving would lose. */
  readonly isEntered: boolean;
  /** What would be lost. */
  readonly children: ReactNode;
}

const signInPath = '/login';

/** Asks before a screen is left on which something was entered; who has to sign in again is not held up. */
export function LeaveGuard({ isEntered, children }: LeaveGuardProps): ReactElement {
  const id = useId();
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isEntered && next.pathname !== current.pathname && next.pathname !== signInPath,
    enableBeforeUnload: isEntered,
    withResolver: true,
  });

  return (
    <Dialog
      open={leaving.status === 'blocked'}
      onClose={leaving.reset}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-lost`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-heading`} variant="h2">
        <T id="leave.heading" />
      </DialogTitle>
      <DialogContent id={`${id}-lost`}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={leaving.proceed}>
          <T id="leave.leave" />
        </Button>
        <Button variant="contained" autoFocus onClick={leaving.reset}>
          <T id="leave.stay" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
