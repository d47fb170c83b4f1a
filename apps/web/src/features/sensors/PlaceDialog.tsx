import type { Node } from '@brazda/contract/iot/nodes.ts';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { usePlaceSensor } from './sensors.queries.ts';
import { saidPlace, typedPlace } from './typed-place.ts';

interface PlaceDialogProps {
  readonly farmId: number;
  readonly node: Node;
  readonly onClose: () => void;
}

/** Says where a sensor stands from now on. */
export function PlaceDialog({ farmId, node, onClose }: PlaceDialogProps): ReactElement {
  const [place, setPlace] = useState(() => typedPlace(node));
  const [isTried, setTried] = useState(false);
  const move = usePlaceSensor(farmId, ({ changeId, name }) => ({
    changeId,
    message: <T id="sensors.moved" values={{ name }} />,
  }));
  const geometry = saidPlace(place);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (geometry && !move.isPending) move.mutate({ node, geometry }, { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="sensors.place" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <Typography color="textSecondary">
          <T id="sensors.place.lead" />
        </Typography>
        <PlaceFields farmId={farmId} place={place} isWrong={isTried && !geometry} onPlace={setPlace} />
        <DialogEnd error={move.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={move.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
