import Polyline from '@mui/icons-material/PolylineOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';

interface DrawButtonProps {
  /** Of the parcel. */
  readonly name: string;
  readonly isDrawn: boolean;
  readonly onClick: () => void;
}

/** To draw the part of a parcel that is worked, or to mend what was drawn. */
export function DrawButton({ name, isDrawn, onClick }: DrawButtonProps): ReactElement {
  const text = useText();
  const label = text(isDrawn ? 'actions.draw.again' : 'actions.draw.part', { name });
  return (
    <IconButton aria-label={label} title={label} color={isDrawn ? 'primary' : 'default'} edge="end" onClick={onClick}>
      <Polyline />
    </IconButton>
  );
}
