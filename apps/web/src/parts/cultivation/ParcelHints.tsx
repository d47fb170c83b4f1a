import type { ParcelHint } from '@brazda/contract/agroevidence/seed-applications.ts';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { signButton } from '#web/ui/control-styles.ts';
import { hintsOptions } from './cultivations.queries.ts';

interface ParcelHintsProps {
  readonly farmId: number;
  readonly parcelIds: readonly number[];
}

/**
 * What to know before one crop is sown on a choice of parcels: seen where it is pointed at or reached by the keyboard, and
 * nothing where there is nothing to know.
 */
export function ParcelHints({ farmId, parcelIds }: ParcelHintsProps): ReactElement | null {
  const text = useText();
  const id = useId();
  const { data: hints = [] } = useQuery(hintsOptions(farmId, parcelIds));
  const told = hints.filter((hint) => isWorthTelling(hint, parcelIds.length));
  if (told.length === 0) return null;
  return (
    <Place>
      <button type="button" aria-label={text('crops.hints')} aria-describedby={id}>
        <InfoOutlined fontSize="small" aria-hidden />
      </button>
      <Words id={id} role="tooltip">
        {told.map(({ code, parcelIds: concerned }) => (
          <span key={code}>
            <T id={`crops.hint.${code}`} values={{ count: concerned.length }} />
          </span>
        ))}
      </Words>
    </Place>
  );
}

/** Of a choice, that each block has one parcel is as it should be; of one parcel it is said. */
function isWorthTelling({ code }: ParcelHint, chosen: number): boolean {
  return code !== 'SINGLE_PARCEL_LPIS' || chosen === 1;
}

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  '& > button': {
    ...signButton,
    borderRadius: radii.medium,
    color: theme.vars.palette.warning.dark,
    cursor: 'help',
  },
  '& > button:hover + [role="tooltip"], & > button:focus + [role="tooltip"]': { visibility: 'visible' },
}));

const Words = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  top: '100%',
  left: 0,
  display: 'grid',
  gap: theme.spacing(1),
  visibility: 'hidden',
  width: 'max-content',
  maxWidth: 'min(320px, 80vw)',
  padding: theme.spacing(2, 3),
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  color: theme.vars.palette.text.primary,
  fontSize: fontSizes.body,
}));
