import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { PackageCode } from '@brazda/domain/packages/package-code.ts';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { MaterialField, type OfferedMaterials } from './MaterialField.tsx';
import { useLearnPackage } from './packages.queries.ts';

interface UnknownPackageProps {
  readonly farmId: number;
  readonly offered: OfferedMaterials;
  readonly code: PackageCode;
  /** Whether the farm is told; without a network it cannot be, and may know it already. */
  readonly isLearned: boolean;
  readonly onLearned: (material: Material, code: PackageCode) => void;
  readonly onCancel: () => void;
}

/** Asks what is in a package that nobody has said anything of, so that the farm knows it from then on. */
export function UnknownPackage(props: UnknownPackageProps): ReactElement {
  const { farmId, offered, code, isLearned, onLearned, onCancel } = props;
  const { locale } = useLanguage();
  const learn = useLearnPackage(farmId, ({ changeId, material: { name } }) => ({
    changeId,
    message: <T id="actions.scan.learned" values={{ name }} />,
  }));
  const [chosen, setChosen] = useState<Material | null>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!chosen) return;
    const { gtin } = code;
    if (!isLearned) onLearned(chosen, code);
    else learn.mutate({ gtin, materialId: chosen.id }, { onSuccess: ({ material }) => onLearned(material, code) });
  };
  return (
    <FormStack noValidate onSubmit={submit}>
      <div role="status">
        <T id={isLearned ? 'actions.scan.unknown' : 'actions.scan.unknownHere'} values={{ gtin: code.gtin }} />
      </div>
      <Said>
        {code.batch !== null && (
          <span>
            <T id="actions.scan.batch" values={{ batch: code.batch }} />
          </span>
        )}
        {code.producedOn !== null && (
          <span>
            <T id="actions.scan.produced" values={{ day: formatDay(code.producedOn, locale) }} />
          </span>
        )}
        {code.expiresOn !== null && (
          <span>
            <T id="actions.scan.expires" values={{ day: formatDay(code.expiresOn, locale) }} />
          </span>
        )}
      </Said>
      <MaterialField
        farmId={farmId}
        label={<T id="actions.scan.content" />}
        offered={offered}
        value={chosen && { id: chosen.id, kind: chosen.kind, name: chosen.name }}
        error={undefined}
        onChoose={setChosen}
      />
      <DialogEnd error={learn.error} onCancel={onCancel}>
        <PendingButton type="submit" disabled={!chosen} isPending={learn.isPending}>
          <T id={isLearned ? 'actions.scan.learn' : 'actions.scan.use'} />
        </PendingButton>
      </DialogEnd>
    </FormStack>
  );
}

const Said = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) }));
