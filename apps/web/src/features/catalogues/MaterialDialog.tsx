import type { ChangedMaterial, Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { agroevidenceCatalogueMaterialsChangeFields as limits } from '#web/lib/fields.generated.ts';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { FertilizerFields } from './FertilizerFields.tsx';
import { useChangeMaterial, useCreateMaterial } from './materials.queries.ts';
import { Pair } from './Pair.tsx';
import { refusalAtField } from './refusal-at-field.tsx';
import { ProtectionFields } from './ProtectionFields.tsx';
import { SeedFields } from './SeedFields.tsx';
import { faultsOf, saidMaterial, typedMaterial, type TypedMaterial } from './typed-material.ts';

interface MaterialDialogProps {
  readonly farmId: number;
  readonly kind: MaterialKind;
  /** Null for a new one. */
  readonly material: Material | null;
  readonly onClose: () => void;
}

/** Adds a material of the farm's own, or changes one; what was typed stays when it is refused. */
export function MaterialDialog({ farmId, kind, material, onClose }: MaterialDialogProps): ReactElement {
  const text = useText();
  const [typed, setTyped] = useState<TypedMaterial>(() => typedMaterial(kind, material));
  const [isTried, setTried] = useState(false);
  const create = useCreateMaterial(farmId, told);
  const change = useChangeMaterial(farmId, told);
  const { isPending, error } = material ? change : create;
  const faults = faultsOf(typed);
  const put = (part: Partial<TypedMaterial>): void => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.keys(faults).length > 0) return;
    const { kind: _, ...said } = saidMaterial(typed);
    if (material) change.mutate({ material, change: said }, { onSuccess: onClose });
    else create.mutate(saidMaterial(typed), { onSuccess: onClose });
  };

  return (
    <PlainDialog
      heading={material?.name ?? <T id="catalogues.ownHeading" values={{ kind: text(`material.kind.${kind}`) }} />}
      onClose={onClose}
    >
      <FormStack noValidate onSubmit={submit}>
        <Field
          autoFocus
          autoComplete="off"
          label={<T id="catalogues.materialName" />}
          value={typed.name}
          maxLength={limits.name.maxLength}
          error={isTried && faults.name ? <T id="validation.required" /> : refusalAtField(error, 'material.nameTaken')}
          onChange={({ target }) => put({ name: target.value })}
        />
        <Field
          autoComplete="off"
          label={<T id="catalogues.number" />}
          value={typed.registrationNumber}
          maxLength={limits.registrationNumber.maxLength}
          onChange={({ target }) => put({ registrationNumber: target.value })}
        />
        <Pair>
          <DayField
            label={<T id="catalogues.from" />}
            value={typed.validFrom}
            onChange={(validFrom) => put({ validFrom })}
          />
          <DayField
            label={<T id="catalogues.to" />}
            value={typed.validTo}
            error={isTried && faults.validTo && <T id="error.material.daysReversed" />}
            onChange={(validTo) => put({ validTo })}
          />
        </Pair>
        <KindFields farmId={farmId} typed={typed} isTried={isTried} onPut={put} />
        <DialogEnd error={isApiError(error, 'material.nameTaken') ? null : error} onCancel={onClose}>
          <PendingButton type="submit" isPending={isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

interface KindFieldsProps {
  readonly farmId: number;
  readonly typed: TypedMaterial;
  readonly isTried: boolean;
  readonly onPut: (part: Partial<TypedMaterial>) => void;
}

/** What is said of one kind alone. */
function KindFields({ farmId, typed, isTried, onPut }: KindFieldsProps): ReactElement {
  const { facts, substances, distances, shares } = typed;
  if (facts.kind === 'FERTILIZER') {
    return (
      <FertilizerFields
        farmId={farmId}
        facts={facts.facts}
        shares={shares}
        isTried={isTried}
        onShares={(next) => onPut({ shares: next })}
        onChange={(next) => onPut({ facts: { kind: facts.kind, facts: next } })}
      />
    );
  }
  if (facts.kind === 'SEED') {
    return (
      <SeedFields
        farmId={farmId}
        facts={facts.facts}
        onChange={(next) => onPut({ facts: { kind: facts.kind, facts: next } })}
      />
    );
  }
  return (
    <ProtectionFields
      farmId={farmId}
      facts={facts.facts}
      substances={substances}
      onSubstances={(text) => onPut({ substances: text })}
      distances={distances}
      isTried={isTried}
      onDistances={(next) => onPut({ distances: next })}
      onChange={(next) => onPut({ facts: { kind: facts.kind, facts: next } })}
    />
  );
}

function told({ changeId, name }: ChangedMaterial): ToldChange {
  return { changeId, message: <T id="catalogues.materialSaved" values={{ name }} /> };
}
