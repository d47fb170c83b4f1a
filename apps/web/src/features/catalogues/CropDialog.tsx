import type { CatalogueCrop, ChangedCrop } from '@brazda/contract/agroevidence/crops.ts';
import { cropColors } from '@brazda/domain/crop-colors.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { agroevidenceCataloguesCreateCropFields as limits } from '#web/lib/fields.generated.ts';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useChangeCrop, useCreateCrop } from './catalogues.queries.ts';
import { ColorField } from './ColorField.tsx';
import { Pair } from './Pair.tsx';
import { refusalAtField } from './refusal-at-field.tsx';
import { faultsOf, saidCrop, typedCrop, type TypedCrop } from './typed-crop.ts';

interface CropDialogProps {
  readonly farmId: number;
  /** Null for a new one. */
  readonly crop: CatalogueCrop | null;
  readonly onClose: () => void;
}

const [firstColor = { red: 0, green: 0, blue: 0 }] = cropColors;

/** Adds a crop of the farm's own, or changes one; what was typed stays when it is refused. */
export function CropDialog({ farmId, crop, onClose }: CropDialogProps): ReactElement {
  const [typed, setTyped] = useState<TypedCrop>(() => typedCrop(crop, firstColor));
  const [isTried, setTried] = useState(false);
  const create = useCreateCrop(farmId, toldAs('catalogues.added'));
  const change = useChangeCrop(farmId, toldAs('catalogues.changed'));
  const { isPending, error } = crop ? change : create;
  const faults = faultsOf(typed);
  const put = (part: Partial<TypedCrop>): void => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.keys(faults).length > 0) return;
    if (crop) change.mutate({ crop, change: saidCrop(typed) }, { onSuccess: onClose });
    else create.mutate(saidCrop(typed), { onSuccess: onClose });
  };

  return (
    <PlainDialog
      heading={crop ? <T id="catalogues.editHeading" values={{ crop: crop.name }} /> : <T id="catalogues.addHeading" />}
      onClose={onClose}
    >
      <FormStack noValidate onSubmit={submit}>
        <Field
          autoFocus
          autoComplete="off"
          label={<T id="catalogues.name" />}
          value={typed.name}
          maxLength={limits.name.maxLength}
          error={isTried && faults.name ? <T id="validation.required" /> : refusalAtField(error, 'crop.nameTaken')}
          onChange={({ target }) => put({ name: target.value })}
        />
        <ColorField value={typed.color} onChange={(color) => put({ color })} />
        <Pair>
          <Field
            autoComplete="off"
            label={<T id="catalogues.code" />}
            value={typed.externalId}
            maxLength={limits.externalId.maxLength}
            onChange={({ target }) => put({ externalId: target.value })}
          />
          <Field
            autoComplete="off"
            label="EPPO"
            value={typed.eppo}
            maxLength={limits.eppo.maxLength}
            error={isTried && faults.eppo && <T id="catalogues.eppoFormat" />}
            onChange={({ target }) => put({ eppo: target.value })}
          />
        </Pair>
        <Pair>
          <DayField
            label={<T id="catalogues.from" />}
            value={typed.validFrom}
            onChange={(validFrom) => put({ validFrom })}
          />
          <DayField
            label={<T id="catalogues.to" />}
            value={typed.validTo}
            error={isTried && faults.validTo && <T id="error.crop.daysReversed" />}
            onChange={(validTo) => put({ validTo })}
          />
        </Pair>
        <DialogEnd error={isApiError(error, 'crop.nameTaken') ? null : error} onCancel={onClose}>
          <PendingButton type="submit" isPending={isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

function toldAs(id: 'catalogues.added' | 'catalogues.changed'): (crop: ChangedCrop) => ToldChange {
  return ({ changeId, name }) => ({ changeId, message: <T id={id} values={{ crop: name }} /> });
}
