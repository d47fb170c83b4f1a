import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { ActDialog } from './ActDialog.tsx';

/** Leaves a review without doing anything of it; at the end of the page, since few want that. */
export function DiscardUpdate({ update }: { readonly update: LandUpdate }): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        <T id="landUpdate.discard" />
      </Button>
      {isAsking && (
        <ActDialog act="discard" update={update} onClose={() => setAsking(false)}>
          <T id="landUpdate.discardMeans" />
        </ActDialog>
      )}
    </div>
  );
}
