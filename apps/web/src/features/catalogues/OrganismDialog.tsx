import type { CatalogueOrganism, ChangedOrganism, NewOrganism } from '@brazda/contract/agroevidence/organisms.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { agroevidenceOrganismsCreateFields as limits } from '#web/lib/fields.generated.ts';
import type { ToldChange } from '#web/parts/changes/use-undo.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { otherNameOf } from './organism-names.ts';
import { useChangeOrganism, useCreateOrganism } from './organisms.queries.ts';
import { Pair } from './Pair.tsx';
import { refusalAtField } from './refusal-at-field.tsx';

interface OrganismDialogProps {
  readonly farmId: number;
  /** Null for a new one. */
  readonly organism: CatalogueOrganism | null;
  readonly onClose: () => void;
}

/** Adds an organism of the farm's own, or changes one; what was typed stays when it is refused. */
export function OrganismDialog({ farmId, organism, onClose }: OrganismDialogProps): ReactElement {
  const [typed, setTyped] = useState<TypedOrganism>(() => typedOrganism(organism));
  const [isTried, setTried] = useState(false);
  const create = useCreateOrganism(farmId, told);
  const change = useChangeOrganism(farmId, told);
  const { isPending, error } = organism ? change : create;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || Object.keys(faultsOf(typed)).length > 0) return;
    if (organism) change.mutate({ organism, change: saidOrganism(typed) }, { onSuccess: onClose });
    else create.mutate(saidOrganism(typed), { onSuccess: onClose });
  };

  return (
    <PlainDialog heading={organism?.name ?? <T id="catalogues.ownOrganism" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <OrganismFields
          typed={typed}
          faults={isTried ? faultsOf(typed) : {}}
          error={error}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
        <DialogEnd error={isApiError(error, ...ofFields) ? null : error} onCancel={onClose}>
          <PendingButton type="submit" isPending={isPending}>
            <T id="action.save" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

interface OrganismFieldsProps {
  readonly typed: TypedOrganism;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly error: Error | null;
  readonly onChange: (part: Partial<TypedOrganism>) => void;
}

function OrganismFields({ typed, faults, error, onChange }: OrganismFieldsProps): ReactElement {
  return (
    <>
      <Field
        autoFocus
        autoComplete="off"
        label={<T id="catalogues.materialName" />}
        value={typed.name}
        maxLength={limits.name.maxLength}
        error={faults.name ? <T id="validation.required" /> : refusalAtField(error, 'organism.nameTaken')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Pair>
        <Field
          autoComplete="off"
          label={<T id="catalogues.latinName" />}
          value={typed.latinName}
          maxLength={limits.latinName.maxLength}
          onChange={({ target }) => onChange({ latinName: target.value })}
        />
        <Field
          autoComplete="off"
          label="EPPO"
          value={typed.eppo}
          error={faults.eppo ? <T id="catalogues.eppoFormat" /> : refusalAtField(error, ...ofCode)}
          onChange={({ target }) => onChange({ eppo: target.value })}
        />
      </Pair>
    </>
  );
}

interface TypedOrganism {
  readonly name: string;
  readonly latinName: string;
  readonly eppo: string;
}

function typedOrganism(known: CatalogueOrganism | null): TypedOrganism {
  if (!known) return { name: '', latinName: '', eppo: '' };
  return { name: known.name, latinName: otherNameOf(known) ?? '', eppo: known.eppo ?? '' };
}

function saidOrganism({ name, latinName, eppo }: TypedOrganism): NewOrganism {
  return { name: name.trim(), latinName: orNull(latinName), eppo: orNull(eppo) };
}

const eppoCode = new RegExp(limits.eppo.pattern, 'u');

function faultsOf({ name, eppo }: TypedOrganism): Partial<Record<keyof TypedOrganism, true>> {
  return {
    ...(name.trim() === '' && { name: true }),
    ...(eppo.trim() !== '' && !eppoCode.test(eppo.trim()) && { eppo: true }),
  };
}

const ofCode = ['organism.eppoTaken', 'organism.eppoOfCatalogue'] as const;
/** What is said at its field, and not below all of them. */
const ofFields = ['organism.nameTaken', ...ofCode] as const;

function told({ changeId, name }: ChangedOrganism): ToldChange {
  return { changeId, message: <T id="catalogues.materialSaved" values={{ name }} /> };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
