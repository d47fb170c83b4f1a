import { farthestWeatherKm } from '@brazda/domain/agronomy/nearest-weather.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useChooseWeather, weatherNodesOptions } from '#web/parts/agronomy/disease-lights.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import type { WeatherOfParcel } from './choose-weather-column.tsx';

interface WeatherChoiceDialogProps {
  readonly farmId: number;
  readonly parcel: WeatherOfParcel;
  readonly onClose: () => void;
}

/** Says whose weather is taken for a parcel: that of the nearest node, or of one that is chosen. */
export function WeatherChoiceDialog({ farmId, parcel, onClose }: WeatherChoiceDialogProps): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const { data: nodes = [], error } = useQuery(weatherNodesOptions(farmId));
  const [chosen, setChosen] = useState(parcel.node?.isChosen ? String(parcel.node.id) : '');
  const choose = useChooseWeather(farmId);
  const { parcelId, parcelName: name } = parcel;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (choose.isPending) return;
    choose.mutate(
      { parcelId, nodeId: chosen === '' ? null : Number(chosen) },
      {
        onSuccess: () => {
          show({ message: <T id="agronomy.chosen" values={{ name }} /> });
          onClose();
        },
      },
    );
  };
  return (
    <PlainDialog heading={<T id="agronomy.chooseNamed" values={{ name }} />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <ChoiceField
          autoFocus
          label={<T id="agronomy.weatherOf" />}
          help={<T id="agronomy.choose.help" values={{ distance: farthestWeatherKm }} />}
          choices={[
            { value: '', label: text('agronomy.choose.nearest') },
            ...nodes.map((node) => ({ value: String(node.id), label: node.name })),
          ]}
          value={chosen}
          onChoose={setChosen}
        />
        <DialogEnd error={choose.error ?? error} onCancel={onClose}>
          <PendingButton type="submit" isPending={choose.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
