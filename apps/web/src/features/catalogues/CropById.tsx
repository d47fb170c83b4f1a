import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { useCropNames } from '#web/parts/crop/crop-names.ts';

interface CropByIdProps {
  readonly farmId: number;
  readonly id: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** A crop that is known by its number alone. */
export function CropById({ farmId, id, onChoose }: CropByIdProps): ReactElement {
  const name = useCropNames(farmId)(id ?? 0);
  return (
    <CropField
      farmId={farmId}
      label={<T id="parcel.crop" />}
      value={id === undefined || name === undefined ? null : { id, name, color: null }}
      onChoose={(crop) => onChoose(crop?.id)}
    />
  );
}
