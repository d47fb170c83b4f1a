import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { FormattedNumber } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceFarmsRetireFields } from '#web/lib/fields.generated.ts';
import { DeletionDialog } from '#web/ui/DeletionDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { contentsOptions, useRetireFarm } from './farm-settings.queries.ts';

interface DeleteFarmDialogProps {
  readonly farm: Farm;
  readonly onClose: () => void;
}

/** What would be lost with the farm, and its name to be typed. */
export function DeleteFarmDialog({ farm, onClose }: DeleteFarmDialogProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const retire = useRetireFarm(farm.id, () => void navigate({ to: '/deleted-farms', replace: true }));
  const isSame = typed.trim() === farm.name.trim();

  return (
    <DeletionDialog
      heading={<T id="farmSettings.deleteTitle" values={{ farm: farm.name }} />}
      loss={<Contents farmId={farm.id} />}
      fault={retire.error && <ErrorText error={retire.error} />}
      label={<T id="farmSettings.delete" />}
      isPending={retire.isPending}
      onSubmit={() => {
        setTried(true);
        if (isSame) retire.mutate(typed);
      }}
      onClose={onClose}
    >
      <Typography>
        <T id="farmSettings.deleteRest" />
      </Typography>
      <Field
        label={<T id="farmSettings.deleteName" values={{ farm: farm.name }} />}
        value={typed}
        maxLength={agroevidenceFarmsRetireFields.name.maxLength}
        autoComplete="off"
        autoFocus
        error={isTried && !isSame ? <T id="error.farm.nameDiffers" /> : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setTried(false);
        }}
      />
    </DeletionDialog>
  );
}

function Contents({ farmId }: { readonly farmId: number }): ReactElement {
  const { data, error } = useQuery(contentsOptions(farmId));
  if (error) return <ErrorText error={error} />;
  if (!data) {
    return (
      // Of one line, as what comes: the fields below stay where they are.
      <span role="status">
        <T id="shell.loading" />
      </span>
    );
  }
  const { parcels, imports, areaHa } = data;
  const area = <FormattedNumber key="area" value={areaHa} maximumFractionDigits={2} />;
  return <T id="farmSettings.deleteContents" values={{ parcels, imports, area }} />;
}
