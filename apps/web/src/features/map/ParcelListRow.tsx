import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import { memo, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { ListName, ListRow } from './list-layout.ts';
import type { ListedParcel } from './listed-parcels.ts';
import { usePartsText } from '#web/parts/parcel/use-parts-text.ts';
import { useIsPointed, type PointedParcel } from '#web/parts/parcel/pointed-parcel.ts';

export const parcelRowHeight = 60;

interface ParcelListRowProps {
  readonly parcel: ListedParcel;
  readonly pointed: PointedParcel;
}

/** One parcel in the list: its colour on the map, name and area, and in smaller letters block and crop. */
export const ParcelListRow = memo(function ParcelListRow({ parcel, pointed }: ParcelListRowProps): ReactElement {
  const { locale } = useLanguage();
  const isPointed = useIsPointed(pointed, parcel.id);
  const { areaHa, block, crop, name, parts } = parcel;
  const textOf = usePartsText();
  return (
    <ListRow data-pointed={isPointed}>
      <CropSwatch color={crop?.color} />
      <ListName>{name}</ListName>
      <Area>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(areaHa, locale) }} />
      </Area>
      <Below>
        {block !== undefined && (
          <span>
            <T id="parcel.blockNumbered" values={{ block }} />
          </span>
        )}
        <Crop>{parts ? textOf(parts) : crop?.name}</Crop>
      </Below>
    </ListRow>
  );
});

const Area = styled('span')({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const Below = styled('span')(({ theme }) => ({
  gridColumn: '2 / 4',
  minWidth: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  fontSize: fontSizes.caption,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}));

const Crop = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
