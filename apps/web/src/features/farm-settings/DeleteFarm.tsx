import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DeleteFarmDialog } from './DeleteFarmDialog.tsx';
import { Part } from './settings-parts.ts';

/** The end of a farm, for its owners. */
export function DeleteFarm({ farm }: { readonly farm: Farm }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part aria-labelledby="delete-farm">
      <Typography variant="h2" id="delete-farm">
        <T id="farmSettings.delete" />
      </Typography>
      <p>
        <T id="farmSettings.deleteLead" />
      </p>
      <div>
        <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <T id="farmSettings.delete" />
        </Button>
      </div>
      {isOpen && <DeleteFarmDialog farm={farm} onClose={() => setOpen(false)} />}
    </Part>
  );
}
