import type { CatalogueCrop } from '@brazda/contract/agroevidence/crops.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useChangeCrop } from './catalogues.queries.ts';
import { ShelfButton } from './ShelfButton.tsx';

interface CropShelfButtonProps {
  readonly farmId: number;
  readonly crop: CatalogueCrop;
}

/** Puts an own crop away at once, or brings it back; what was done can be undone. */
export function CropShelfButton({ farmId, crop }: CropShelfButtonProps): ReactElement {
  const { mutate, isPending } = useChangeCrop(farmId, ({ changeId, status }) => ({
    changeId,
    message: <T id={`catalogues.done.${status}`} values={{ crop: crop.name }} />,
  }));
  return (
    <ShelfButton
      status={crop.status}
      nameInRow={crop.name}
      isPending={isPending}
      onPut={(status, refused) => mutate({ crop, change: { status } }, refused)}
    />
  );
}
