import type { ChangedSeedApplication, SeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import { cultivationRoles } from '@brazda/domain/enumerations/crop-role.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { todayIn } from '#web/lib/days.ts';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import type { DrawnPart } from '#web/parts/drawing/measure-part.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useChangeCultivation, useRecordCultivation } from './cultivations.queries.ts';
import { DrawCropPart } from './DrawCropPart.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import {
  changeOf,
  faultsOf,
  isOutlined,
  saidCultivation,
  typedCultivation,
  type TypedCultivation,
} from './typed-cultivation.ts';

interface CultivationDialogProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** Null for a new one. */
  readonly known: SeedApplication | null;
  readonly onClose: () => void;
}

/** What grows on a parcel, from when to when, and on how much of it. */
export function CultivationDialog({ farmId, parcelId, known, onClose }: CultivationDialogProps): ReactElement {
  const [typed, setTyped] = useState<TypedCultivation>(() => typedCultivation(known, todayIn(undefined)));
  const [isTried, setTried] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const text = useText();
  const nameOf = useCropName();
  const toldAs =
    (id: 'crops.corrected' | 'crops.recorded') =>
    ({ seed, changeId }: ChangedSeedApplication): ToldChange => ({
      changeId,
      message: <T id={id} values={{ crop: nameOf(seed.crop) }} />,
    });
  const record = useRecordCultivation(farmId, parcelId, toldAs('crops.recorded'));
  const change = useChangeCultivation(farmId, toldAs('crops.corrected'));
  const { isPending, error } = known ? change : record;
  const faults = faultsOf(typed);
  const told = isTried ? faults : {};
  const put = (part: Partial<TypedCultivation>): void => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    const said = saidCultivation(typed);
    if (isPending || !said || Object.keys(faults).length > 0) return;
    if (known) change.mutate({ known, change: changeOf(known, typed) }, { onSuccess: onClose });
    else record.mutate(said, { onSuccess: onClose });
  };
  const heading = known ? (
    <T id="crops.editHeading" values={{ crop: nameOf(known.seed.crop) }} />
  ) : (
    <T id="crops.recordHeading" />
  );

  if (isDrawing) {
    const leave = (): void => setDrawing(false);
    const take = ({ area, geometry }: DrawnPart): void => {
      put({ area, drawn: geometry });
      leave();
    };
    const place = { farmId, parcelId, known, drawn: typed.drawn };
    return (
      <PlainDialog isWide heading={heading} onClose={leave}>
        <DrawCropPart {...place} onDrawn={take} onLeave={leave} />
      </PlainDialog>
    );
  }
  return (
    <PlainDialog heading={heading} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <CropField
          farmId={farmId}
          label={<T id="parcel.crop" />}
          value={typed.crop}
          validOn={typed.from ?? undefined}
          error={told.crop && <T id="validation.required" />}
          onChoose={(crop) => put({ crop })}
        />
        <DayField
          label={<T id="crops.from" />}
          value={typed.from}
          error={told.from && <T id="validation.required" />}
          onChange={(from) => put({ from })}
        />
        <DayField
          label={<T id="crops.to" />}
          help={<T id="crops.toHelp" />}
          value={typed.to}
          error={told.to && <T id="error.cultivation.daysReversed" />}
          onChange={(to) => put({ to })}
        />
        <ChoiceField
          label={<T id="crops.role" />}
          choices={cultivationRoles.map((value) => ({ value, label: text(`crops.role.${value}`) }))}
          value={typed.role}
          onChoose={(role) => put({ role })}
        />
        <PlaceFields
          typed={typed}
          faults={told}
          hasOutline={isOutlined(known, typed)}
          onDraw={() => setDrawing(true)}
          onChange={put}
        />
        <DialogEnd error={error} onCancel={onClose}>
          <PendingButton type="submit" isPending={isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
