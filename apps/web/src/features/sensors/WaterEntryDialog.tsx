import type { NewWaterEntry } from '@brazda/contract/iot/water-balances.ts';
import { waterEntryKinds, type WaterEntryKind } from '@brazda/domain/enumerations/water-balance.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { iotWaterBalancesAddEntryFields } from '#web/lib/fields.generated.ts';
import { isBeyond } from '#web/lib/number-bounds.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useAddWaterEntry } from './water.queries.ts';

interface WaterEntryDialogProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** What is said first: that nobody knows how the soil was suggests to say that. */
  readonly kind: WaterEntryKind;
  readonly day: string;
  readonly onClose: () => void;
}

const { millimetres: bounds } = iotWaterBalancesAddEntryFields;

/** Says how much a parcel was irrigated on a day, or how its soil was when the day ended. */
export function WaterEntryDialog(props: WaterEntryDialogProps): ReactElement {
  const { farmId, parcelId, onClose } = props;
  const text = useText();
  const today = useFarmDay(farmId);
  const [kind, setKind] = useState(props.kind);
  const [day, setDay] = useState<string | null>(props.day);
  const [millimetres, setMillimetres] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const add = useAddWaterEntry({ farmId, parcelId }, ({ changeId }) => ({
    changeId,
    message: <T id="waterBalance.entry.added" />,
  }));
  const isAmountWrong = kind !== 'FIELD_CAPACITY' && (millimetres === null || isBeyond(millimetres, bounds));
  const isDayWrong = day === null || day > today;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (add.isPending || isAmountWrong || day === null || isDayWrong) return;
    add.mutate(saidEntry(kind, day, millimetres), { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="waterBalance.entry.add" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <ChoiceField
          autoFocus
          label={<T id="waterBalance.entry.kind" />}
          help={<T id={`waterBalance.entry.help.${kind}`} />}
          choices={waterEntryKinds.map((value) => ({
            value,
            label: text(`history.value.iot.water_entry.kind.${value}`),
          }))}
          value={kind}
          onChoose={setKind}
        />
        <DayField
          label={<T id="waterBalance.entry.day" />}
          value={day}
          error={isTried && isDayWrong && <T id="waterBalance.entry.day.wrong" />}
          onChange={setDay}
        />
        {kind !== 'FIELD_CAPACITY' && (
          <NumberField
            label={<T id={`waterBalance.entry.amount.${kind}`} />}
            unit="mm"
            decimals={1}
            value={millimetres}
            error={isTried && isAmountWrong && <T id="waterBalance.entry.amount.wrong" />}
            onChange={setMillimetres}
          />
        )}
        <DialogEnd error={add.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={add.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

function saidEntry(kind: WaterEntryKind, day: string, millimetres: number | null): NewWaterEntry {
  return kind === 'FIELD_CAPACITY' ? { kind, day } : { kind, day, millimetres: millimetres ?? 0 };
}
