import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  /** Unknown as long as nobody has counted; then the bar only says that work goes on. */
  readonly total: number | null;
}

export function ProgressBar({ label, done, total }: ProgressBarProps): ReactElement {
  if (total === null || total === 0) {
    return (
      <Track role="progressbar" aria-label={label}>
        <Filling data-unknown />
      </Track>
    );
  }
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done}>
      <Filling style={{ width: `${Math.min(100, (100 * done) / total)}%` }} />
    </Track>
  );
}

const Track = styled('div')(({ theme }) => ({
  height: 10,
  overflow: 'hidden',
  borderRadius: 5,
  background: theme.vars.palette.divider,
}));

const Filling = styled('div')(({ theme }) => ({
  height: '100%',
  borderRadius: 5,
  background: theme.vars.palette.primary.main,
  transition: 'width 400ms ease-out',
  '&[data-unknown]': { width: '35%', animation: 'bz-passing 1.4s ease-in-out infinite' },
  '@keyframes bz-passing': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(290%)' } },
}));
