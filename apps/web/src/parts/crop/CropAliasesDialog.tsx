import type { CropAlias } from '@brazda/contract/agroevidence/crop-aliases.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { AskedCropAlias } from './AskedCropAlias.tsx';

interface CropAliasesDialogProps {
  readonly farmId: number;
  /** Those that are left to be asked about: one that is known leaves them. */
  readonly aliases: readonly CropAlias[];
  readonly onClose: () => void;
}

/** Asks about one name after the other which crop it is; what is passed over can be said another time. */
export function CropAliasesDialog({ farmId, aliases, onClose }: CropAliasesDialogProps): ReactElement {
  const [passedOver, setPassedOver] = useState<readonly string[]>([]);
  const left = aliases.filter(({ name }) => !passedOver.includes(name));
  const [asked] = left;
  return (
    <PlainDialog heading={<T id="crops.alias.heading" />} isOpenEdged onClose={onClose}>
      {asked ? (
        <AskedCropAlias
          key={asked.name}
          farmId={farmId}
          alias={asked}
          left={left.length}
          onDone={() => setPassedOver((before) => [...before, asked.name])}
          onClose={onClose}
        />
      ) : (
        <>
          <Typography>
            <T id={aliases.length === 0 ? 'crops.alias.allKnown' : 'crops.alias.passedOver'} />
          </Typography>
          <DialogActions>
            <Button variant="contained" autoFocus onClick={onClose}>
              <T id="action.close" />
            </Button>
          </DialogActions>
        </>
      )}
    </PlainDialog>
  );
}
