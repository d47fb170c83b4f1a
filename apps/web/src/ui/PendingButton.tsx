import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent, ReactElement } from 'react';

interface PendingButtonProps extends ButtonProps {
  /** While what it started is under way it cannot be pressed again. */
  readonly isPending: boolean;
}

export function PendingButton({ isPending, variant = 'contained', ...props }: PendingButtonProps): ReactElement {
  return <Button {...props} variant={variant} loading={isPending} loadingPosition="start" onMouseDown={keepFocus} />;
}

/** Were the field left by the press, its error would move the button away before the press ends. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
