import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';

interface StepButtonsProps {
  readonly canTakeBack: boolean;
  readonly canPutBack: boolean;
  readonly onTakeBack: () => void;
  readonly onPutBack: () => void;
  /** How it goes on. */
  readonly children: ReactNode;
}

/** One step of drawing back and forth, and beside it how it goes on. */
export function StepButtons(props: StepButtonsProps): ReactElement {
  const { canTakeBack, canPutBack, onTakeBack, onPutBack, children } = props;
  const text = useText();
  return (
    <Row>
      <IconButton aria-label={text('drawing.takeBack')} disabled={!canTakeBack} onClick={onTakeBack}>
        <Undo />
      </IconButton>
      <IconButton aria-label={text('drawing.putBack')} disabled={!canPutBack} onClick={onPutBack}>
        <Redo />
      </IconButton>
      <span />
      {children}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > span': { flex: 1 },
}));
