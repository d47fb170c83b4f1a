import type { Location } from '@brazda/contract/iot/locations.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { locationGroupsOptions, useSetLocationGroups } from './locations.queries.ts';

interface LocationGroupsDialogProps {
  readonly farmId: number;
  readonly location: Location;
  readonly onClose: () => void;
}

/** Says which groups a place is in. */
export function LocationGroupsDialog({ farmId, location, onClose }: LocationGroupsDialogProps): ReactElement {
  const { data: groups, error } = useQuery(locationGroupsOptions(farmId));
  const [chosen, setChosen] = useState<readonly number[]>(() => location.groups.map(({ id }) => id));
  const save = useSetLocationGroups(farmId, ({ changeId, name }) => ({
    changeId,
    message: <T id="sensors.places.grouped" values={{ name }} />,
  }));
  const toggle = (id: number, isIn: boolean): void =>
    setChosen((before) => (isIn ? [...before, id] : before.filter((other) => other !== id)));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ location, groupIds: [...chosen] }, { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="sensors.places.chooseNamed" values={{ name: location.name }} />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <div>
          {groups?.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
          {groups?.length === 0 && (
            <Typography color="textSecondary">
              <T id="sensors.groups.none" />
            </Typography>
          )}
        </div>
        <DialogEnd error={save.error ?? error} onCancel={onClose}>
          <PendingButton type="submit" isPending={save.isPending} disabled={!groups || groups.length === 0}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
