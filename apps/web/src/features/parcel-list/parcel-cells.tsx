import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import type { ParcelFacts } from '#web/parts/parcel/parcel-facts.ts';
import { usePartsText } from '#web/parts/parcel/use-parts-text.ts';

type GrownFacts = Pick<ParcelFacts, 'crop' | 'parts' | 'isPlanned'>;

/**
 * What grows, or is planned where nothing is recorded: the colours and names of all crops of a parcel that is divided, with
 * their areas.
 */
export function CropCell({ crop, parts, isPlanned }: GrownFacts): ReactElement | null {
  const text = useText();
  const partsText = usePartsText();
  if (crop === undefined) return null;
  const named = parts ? partsText(parts) : (crop?.name ?? text('parcel.noCrop'));
  return (
    <span title={parts && named}>
      {(parts ?? [{ crop }]).map((part, at) => (
        <CropSwatch key={at} color={part.crop?.color} />
      ))}
      {isPlanned ? <T id="parcelList.plannedCrop" values={{ crop: named }} /> : named}
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
