import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { drawingMark } from '#web/parts/drawing/drawing-mark.ts';

interface RectangleBarProps {
  readonly isOn: boolean;
  /** How many parcels the last rectangle has added; undefined before there is one. */
  readonly added: number | undefined;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Lets rectangles be dragged over the map, and says how, and what came of it. */
export function RectangleBar({ isOn, added, onSwitch }: RectangleBarProps): ReactElement {
  return (
    <Bar {...(isOn && { [drawingMark]: '' })}>
      <Button variant={isOn ? 'contained' : 'outlined'} aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
        <T id="actions.rectangle" />
      </Button>
      <span role="status">
        {isOn && added === undefined && <T id="actions.rectangle.hint" />}
        {isOn && added !== undefined && <T id="actions.rectangle.added" values={{ count: added }} />}
      </span>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  color: theme.vars.palette.text.secondary,
  '& > button': { minHeight: touchTarget },
}));
