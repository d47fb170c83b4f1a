import type { ReactElement } from 'react';
import { MapButton } from './map-layout.tsx';

interface ToolButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly isExpanded?: boolean;
  readonly isPressed?: boolean;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactElement;
}

/** A tool of the map, or what opens one of its panels. */
export function ToolButton({
  id,
  label,
  isExpanded,
  isPressed,
  isBusy,
  onClick,
  children,
}: ToolButtonProps): ReactElement {
  return (
    <MapButton
      id={id}
      type="button"
      title={label}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {children}
    </MapButton>
  );
}
