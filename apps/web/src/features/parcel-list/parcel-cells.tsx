import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import type { ParcelFacts, PartFact } from '#web/parts/parcel/parcel-facts.ts';
import { usePartsText } from '#web/parts/parcel/use-parts-text.ts';

type GrownFacts = Pick<ParcelFacts, 'crop' | 'parts'>;

/** What grows: the colours and names of all crops of a parcel that is divided, with their areas. */
export function CropCell({ crop, parts }: GrownFacts): ReactElement | null {
  if (crop === undefined) return null;
  if (parts) return <PartsCell parts={parts} />;
  return (
    <>
      <CropSwatch color={crop?.color} />
      {crop === null ? <T id="parcel.noCrop" /> : crop.name}
    </>
  );
}

function PartsCell({ parts }: { readonly parts: readonly PartFact[] }): ReactElement {
  const told = usePartsText()(parts);
  return (
    <span title={told}>
      {parts.map(({ crop }, at) => (
        <CropSwatch key={at} color={crop?.color} />
      ))}
      {told}
    </span>
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
