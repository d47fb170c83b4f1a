import type { CatalogueOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useChangeOrganism } from './organisms.queries.ts';
import { ShelfButton } from './ShelfButton.tsx';

interface OrganismShelfButtonProps {
  readonly farmId: number;
  readonly organism: CatalogueOrganism;
}

/** Puts an own organism away at once, or brings it back; what was done can be undone. */
export function OrganismShelfButton({ farmId, organism }: OrganismShelfButtonProps): ReactElement {
  const { mutate, isPending } = useChangeOrganism(farmId, ({ changeId, status, name }) => ({
    changeId,
    message: <T id={`catalogues.materialDone.${status}`} values={{ name }} />,
  }));
  return (
    <ShelfButton
      status={organism.status}
      isPending={isPending}
      onPut={(status, refused) => mutate({ organism, change: { status } }, refused)}
    />
  );
}
