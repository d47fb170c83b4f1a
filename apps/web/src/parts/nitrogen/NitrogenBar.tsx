import type { NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import type { NitrogenKind } from '@brazda/domain/enumerations/nitrogen.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { knownPerHectare, sharesOf } from './nitrogen-shares.ts';

interface NitrogenBarProps {
  readonly ledger: NitrogenLedger;
  /** Kilograms for a hectare that are as long as the bar; without it what is known is. */
  readonly scale?: number | undefined;
  /** Kilograms for a hectare that the crop may have. */
  readonly most?: number | undefined;
}

/** What counts to the crop as a bar, by its kinds; what is said beside it in numbers. */
export function NitrogenBar({ ledger, scale, most }: NitrogenBarProps): ReactElement {
  const whole = Math.max(scale ?? 0, knownPerHectare(ledger), most ?? 0);
  const widthOf = (perHectare: number): string => `${whole === 0 ? 0 : (100 * perHectare) / whole}%`;
  return (
    <Track aria-hidden data-unknown={ledger.countedPerHectare === null}>
      {sharesOf(ledger).map(({ kind, isThought, perHectare }) => (
        <i
          key={`${kind} ${isThought}`}
          data-kind={kind}
          data-thought={isThought}
          style={{ width: widthOf(perHectare) }}
        />
      ))}
      {most !== undefined && <b style={{ left: widthOf(most) }} />}
    </Track>
  );
}

/** The colour of a kind, beside its name. */
export function NitrogenSign({
  kind,
  isThought,
}: {
  readonly kind: NitrogenKind;
  readonly isThought: boolean;
}): ReactElement {
  return (
    <Sign aria-hidden>
      <i data-kind={kind} data-thought={isThought} />
    </Sign>
  );
}

const Colours = styled('span')(({ theme }) => ({
  '& > i': { height: '100%', background: 'var(--kind)' },
  '& > i[data-kind="MINERAL"]': { '--kind': theme.vars.palette.primary.main },
  '& > i[data-kind="ORGANIC"]': { '--kind': theme.vars.palette.warning.main },
  '& > i[data-kind="BY_PRODUCT"]': { '--kind': theme.vars.palette.edge },
  '& > i[data-kind="FIXATION"]': { '--kind': theme.vars.palette.text.primary },
  '& > i[data-thought="true"]': {
    background: 'repeating-linear-gradient(-45deg, var(--kind) 0 4px, transparent 4px 7px)',
  },
}));

const Track = styled(Colours)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  height: 12,
  borderRadius: 4,
  background: theme.vars.palette.divider,
  '&[data-unknown="true"]': { outline: `1px dashed ${theme.vars.palette.edge}`, outlineOffset: 1 },
  '& > i:first-of-type': { borderRadius: '4px 0 0 4px' },
  '& > b': {
    position: 'absolute',
    top: -3,
    bottom: -3,
    width: 2,
    marginLeft: -2,
    background: theme.vars.palette.error.main,
  },
}));

const Sign = styled(Colours)({
  flex: 'none',
  display: 'inline-flex',
  width: 14,
  height: 14,
  '& > i': { flex: 1, borderRadius: 4 },
});
