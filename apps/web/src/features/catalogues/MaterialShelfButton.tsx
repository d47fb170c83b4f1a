import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useChangeMaterial } from './materials.queries.ts';
import { ShelfButton } from './ShelfButton.tsx';

interface MaterialShelfButtonProps {
  readonly farmId: number;
  readonly material: Material;
}

/** Puts an own material away at once, or brings it back; what was done can be undone. */
export function MaterialShelfButton({ farmId, material }: MaterialShelfButtonProps): ReactElement {
  const { mutate, isPending } = useChangeMaterial(farmId, ({ changeId, status }) => ({
    changeId,
    message: <T id={`catalogues.materialDone.${status}`} values={{ name: material.name }} />,
  }));
  return (
    <ShelfButton
      status={material.status}
      isPending={isPending}
      onPut={(status, refused) => mutate({ material, change: { status } }, refused)}
    />
  );
}
