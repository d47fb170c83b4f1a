import type { ParcelSoil } from '@brazda/contract/iot/water-balances.ts';
import { soilLimitsOf, soilTexturesSource } from '@brazda/domain/agronomy/soil-textures.ts';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import {
  noSoilFaults,
  saidSoil,
  soilChoices,
  soilFaultsOf,
  typedSoil,
  type SoilChoice,
  type TypedSoil,
} from './typed-soil.ts';
import { useSaySoil } from './water.queries.ts';

interface SoilDialogProps {
  readonly farmId: number;
  readonly parcel: { readonly id: number; readonly name: string };
  /** Null where nobody has said it yet. */
  readonly soil: ParcelSoil | null;
  readonly onClose: () => void;
}

/** Says what the soil of a parcel holds: by its texture, or in numbers of a laboratory. */
export function SoilDialog({ farmId, parcel, soil, onClose }: SoilDialogProps): ReactElement {
  const [typed, setTyped] = useState(() => typedSoil(soil));
  const [isTried, setTried] = useState(false);
  const { id: parcelId, name } = parcel;
  const say = useSaySoil({ farmId, parcelId }, ({ changeId }) => ({
    changeId,
    message: <T id="waterBalance.soil.said" values={{ name }} />,
  }));
  const put = (part: Partial<TypedSoil>): void => setTyped((before) => ({ ...before, ...part }));
  const faults = soilFaultsOf(typed);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    const said = saidSoil(typed);
    if (said && !say.isPending && !Object.values(faults).includes(true)) say.mutate(said, { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="waterBalance.soil.sayNamed" values={{ name }} />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <SoilFields typed={typed} faults={isTried ? faults : noSoilFaults} onPut={put} />
        <DialogEnd error={say.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={say.isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

interface SoilFieldsProps {
  readonly typed: TypedSoil;
  readonly faults: typeof noSoilFaults;
  readonly onPut: (part: Partial<TypedSoil>) => void;
}

function SoilFields({ typed, faults, onPut }: SoilFieldsProps): ReactElement {
  const text = useText();
  const labelOf = (choice: SoilChoice): string => {
    if (choice === '') return text('waterBalance.soil.choose');
    return choice === 'OWN' ? text('waterBalance.soil.own') : text(`history.value.iot.parcel_soil.texture.${choice}`);
  };
  return (
    <>
      <ChoiceField
        autoFocus
        label={<T id="waterBalance.soil.texture" />}
        help={<T id="waterBalance.soil.help" />}
        error={faults.choice && <T id="validation.required" />}
        choices={soilChoices.map((value) => ({ value, label: labelOf(value) }))}
        value={typed.choice}
        onChoose={(choice) => onPut({ choice })}
      />
      {typed.choice === 'OWN' ? (
        <>
          <NumberField
            label={<T id="waterBalance.soil.fieldCapacity" />}
            unit="%"
            decimals={1}
            value={typed.fieldCapacity}
            error={faults.fieldCapacity && <T id="waterBalance.soil.fieldCapacity.wrong" />}
            onChange={(fieldCapacity) => onPut({ fieldCapacity })}
          />
          <NumberField
            label={<T id="waterBalance.soil.wiltingPoint" />}
            unit="%"
            decimals={1}
            value={typed.wiltingPoint}
            error={faults.wiltingPoint && <T id="waterBalance.soil.wiltingPoint.wrong" />}
            onChange={(wiltingPoint) => onPut({ wiltingPoint })}
          />
        </>
      ) : (
        <TypicalLimits choice={typed.choice} />
      )}
      <NumberField
        label={<T id="waterBalance.soil.rootDepth" />}
        help={<T id="waterBalance.soil.rootDepth.help" />}
        unit="cm"
        decimals={0}
        value={typed.rootDepth}
        error={faults.rootDepth && <T id="waterBalance.soil.rootDepth.wrong" />}
        onChange={(rootDepth) => onPut({ rootDepth })}
      />
    </>
  );
}

/** What is taken for a texture, and whence it is known. */
function TypicalLimits({ choice }: { readonly choice: Exclude<SoilChoice, 'OWN'> }): ReactElement | null {
  const { locale } = useLanguage();
  if (choice === '') return null;
  const limits = soilLimitsOf({ texture: choice, fieldCapacity: null, wiltingPoint: null });
  if (!limits) return null;
  const percent = (share: number): string => formatNumber(100 * share, locale, 1);
  return (
    <Typography variant="body2" color="textSecondary">
      <T
        id="waterBalance.soil.typical"
        values={{
          fieldCapacity: percent(limits.fieldCapacity),
          wiltingPoint: percent(limits.wiltingPoint),
          document: soilTexturesSource.document,
        }}
      />
    </Typography>
  );
}
