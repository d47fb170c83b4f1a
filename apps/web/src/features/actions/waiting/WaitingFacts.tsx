import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { saidInWords } from '../action-differences.ts';
import { useFormParcels } from '../form-parcels.ts';
import type { TypedAction } from '../typed-action.ts';
import { useSaidWords } from '../use-said-words.ts';

interface WaitingFactsProps {
  readonly farmId: number;
  readonly typed: TypedAction;
}

/** What an action says that only this device knows, or that another has made of it. */
export function WaitingFacts({ farmId, typed }: WaitingFactsProps): ReactElement | null {
  const words = useSaidWords(farmId);
  const { parcels } = useFormParcels(farmId, undefined);
  if (!parcels) return null;
  return (
    <Facts>
      {saidInWords(words, typed, parcels).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: theme.spacing(3, 4),
  margin: 0,
  padding: theme.spacing(4),
  borderRadius: radii.medium,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
  '& dd': { margin: 0, fontWeight: fontWeights.medium, overflowWrap: 'anywhere' },
}));
