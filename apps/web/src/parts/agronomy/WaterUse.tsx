import type { WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';

type Used = Pick<WaterStanding, 'depletion' | 'readily' | 'share' | 'state'>;

/** How much of the water that a crop takes easily is used up: as a bar, and in words; nothing where it is not known. */
export function WaterUse({ depletion, readily, share, state }: Used): ReactElement | null {
  const { locale } = useLanguage();
  if (depletion === null || readily === null) return null;
  const percent = Math.round(100 * (share ?? 1));
  return (
    <Use>
      <Track aria-hidden>
        <span data-state={state} style={{ width: `${Math.min(100, percent)}%` }} />
      </Track>
      <T
        id="waterBalance.used"
        values={{ depletion: formatNumber(depletion, locale, 0), readily: formatNumber(readily, locale, 0), percent }}
      />
    </Use>
  );
}

const Use = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 140,
  fontSize: fontSizes.body,
  fontVariantNumeric: 'tabular-nums',
}));

const Track = styled('div')(({ theme }) => ({
  height: 8,
  overflow: 'hidden',
  borderRadius: 4,
  background: theme.vars.palette.divider,
  '& > span': { display: 'block', height: '100%', background: theme.vars.palette.success.main },
  '& > [data-state="SOON"]': { background: theme.vars.palette.warning.main },
  '& > [data-state="DRY"]': { background: theme.vars.palette.error.main },
}));
