import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { DrawButton } from './DrawButton.tsx';
import type { FormParcel } from './form-parcels.ts';
import type { TypedTarget } from './typed-action.ts';

interface TouchedTargetProps {
  readonly target: TypedTarget;
  readonly parcel: FormParcel | undefined;
  readonly onDraw: () => void;
  readonly onWhole: () => void;
}

/** The parcel that was taken in last, with how much of it is worked. */
export function TouchedTarget({ target, parcel, onDraw, onWhole }: TouchedTargetProps): ReactElement | null {
  const { locale } = useLanguage();
  if (!parcel) return null;
  const area = parcelAreaNumber(target.area ?? parcel.area, locale);
  return (
    <Row>
      <span role="status">
        <strong>{parcel.name}</strong> <T id="parcel.hectares" values={{ area }} />
      </span>
      {target.geometry && (
        <Button onClick={onWhole}>
          <T id="actions.draw.whole" />
        </Button>
      )}
      <DrawButton name={parcel.name} isDrawn={target.geometry !== null} onClick={onDraw} />
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));
