import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { FormattedNumber } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { contentsOptions, useRetireFarm } from './farm-settings.queries.ts';

interface DeleteFarmDialogProps {
  readonly farm: Farm;
  readonly onClose: () => void;
}

/** What would be lost with the farm, and its name to be typed, so that nobody deletes one by a slip of the hand. */
export function DeleteFarmDialog({ farm, onClose }: DeleteFarmDialogProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const contents = useQuery(contentsOptions(farm.id));
  const navigate = useNavigate();
  const retire = useRetireFarm(farm.id, () => void navigate({ to: '/deleted-farms', replace: true }));
  const isSame = typed.trim() === farm.name.trim();

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isSame && !retire.isPending) retire.mutate(typed);
  };

  return (
    <PlainDialog heading={<T id="farmSettings.deleteTitle" values={{ farm: farm.name }} />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <Notice tone="warning">
          {contents.data ? (
            <T
              id="farmSettings.deleteContents"
              values={{
                parcels: contents.data.parcels,
                imports: contents.data.imports,
                area: <FormattedNumber key="area" value={contents.data.areaHa} maximumFractionDigits={2} />,
              }}
            />
          ) : contents.error ? (
            <ErrorText error={contents.error} />
          ) : (
            // Of one line, as what comes: the fields below stay where they are.
            <span role="status">
              <T id="shell.loading" />
            </span>
          )}
        </Notice>
        <Typography>
          <T id="farmSettings.deleteRest" />
        </Typography>
        <Field
          label={<T id="farmSettings.deleteName" values={{ farm: farm.name }} />}
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoFocus
          error={isTried && !isSame ? <T id="error.farm.nameDiffers" /> : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setTried(false);
          }}
        />
        {retire.error && (
          <Notice tone="error">
            <ErrorText error={retire.error} />
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>
            <T id="action.cancel" />
          </Button>
          <PendingButton type="submit" color="error" isPending={retire.isPending}>
            <T id="farmSettings.delete" />
          </PendingButton>
        </DialogActions>
      </FormStack>
    </PlainDialog>
  );
}
