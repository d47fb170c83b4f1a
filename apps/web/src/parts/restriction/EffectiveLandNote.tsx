import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { effectiveLandOptions, type AskedRestrictions } from './restrictions.queries.ts';

interface EffectiveLandNoteProps {
  readonly farmId: number;
  readonly asked: AskedRestrictions | undefined;
}

/** What the effective land on a map is, or why it is not there. */
export function EffectiveLandNote({ farmId, asked }: EffectiveLandNoteProps): ReactElement | null {
  const { data, error } = useQuery(effectiveLandOptions(farmId, asked));
  if (!asked || asked.materials.length === 0) return null;
  return (
    <Note role="status">
      {error && <T id="restriction.failed" />}
      {!error && !data && <T id="restriction.asking" />}
      {!error && data && (
        <>
          <span aria-hidden />
          <T id="restriction.effective" />
        </>
      )}
    </Note>
  );
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '& > span': {
    flex: 'none',
    width: 16,
    height: 16,
    border: '1.5px solid #123f7a',
    borderRadius: 4,
    background: 'rgba(20, 84, 168, 0.32)',
  },
}));
