import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DeletionButton } from '#web/ui/DeletionDialog.tsx';
import { DeleteFarmDialog } from './DeleteFarmDialog.tsx';
import { Part } from './settings-parts.ts';

/** The end of a farm, for its owners. */
export function DeleteFarm({ farm }: { readonly farm: Farm }): ReactElement {
  return (
    <Part aria-labelledby="delete-farm">
      <Typography variant="h2" id="delete-farm">
        <T id="farmSettings.delete" />
      </Typography>
      <p>
        <T id="farmSettings.deleteLead" />
      </p>
      <DeletionButton label={<T id="farmSettings.delete" />}>
        {(onClose) => <DeleteFarmDialog farm={farm} onClose={onClose} />}
      </DeletionButton>
    </Part>
  );
}
