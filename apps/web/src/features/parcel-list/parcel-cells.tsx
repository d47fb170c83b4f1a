import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import type { ParcelFacts } from '#web/parts/parcel/parcel-facts.ts';

export function CropCell({ crop }: { readonly crop: ParcelFacts['crop'] }): ReactElement | null {
  if (crop === undefined) return null;
  return (
    <>
      <CropSwatch color={crop?.color} />
      {crop === null ? <T id="parcel.noCrop" /> : crop.name}
    </>
  );
}

/** Says that the outline is plainly larger or smaller than the register has it. */
export function AreaWarning({ computedArea }: { readonly computedArea: number }): ReactElement {
  const { locale } = useLanguage();
  const text = useText();
  const title = text('parcel.outlineArea', { area: parcelAreaNumber(computedArea, locale) });
  return <Warning titleAccess={title} fontSize="small" />;
}

const Warning = styled(WarningAmber)(({ theme }) => ({
  marginRight: theme.spacing(1),
  verticalAlign: 'text-bottom',
  color: theme.vars.palette.warning.dark,
}));
