import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useCropNames } from '#web/parts/crop/crop-names.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { materialOptions } from '#web/parts/material/materials.queries.ts';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { FertilizerDetail } from './FertilizerDetail.tsx';
import { MaterialShelfButton } from './MaterialShelfButton.tsx';
import { ProtectionDetail } from './ProtectionDetail.tsx';
import { registeredFacts } from './registered-facts.ts';
import { sourceOf } from './source-of.ts';
import { validityToday } from './validity.ts';

interface MaterialDetailProps {
  readonly farmId: number;
  readonly id: number;
  readonly mayChange: boolean;
  readonly onEdit: (material: Material) => void;
  readonly onClose: () => void;
}

/** All that is known of one material, and what can be done with the farm's own. */
export function MaterialDetail({ farmId, id, mayChange, onEdit, onClose }: MaterialDetailProps): ReactElement {
  const { data: material, error, refetch } = useQuery(materialOptions(farmId, id));
  return (
    <PlainDialog heading={material?.name ?? '…'} isWide={material?.kind === 'PLANT_PROTECTION'} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!material && !error && <Loader label={<T id="shell.loading" />} />}
      {material && <KnownFacts farmId={farmId} material={material} />}
      <Acts>
        {material && mayChange && material.farmId !== null && (
          <>
            <MaterialShelfButton farmId={farmId} material={material} />
            {material.status === 'OPEN' && (
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => onEdit(material)}>
                <T id="action.edit" />
              </Button>
            )}
          </>
        )}
        <Button variant="contained" onClick={onClose}>
          <T id="action.close" />
        </Button>
      </Acts>
    </PlainDialog>
  );
}

const Acts = styled(DialogActions)(({ theme }) => ({ marginTop: theme.spacing(5) }));

function KnownFacts({ farmId, material }: { readonly farmId: number; readonly material: Material }): ReactElement {
  const text = useText();
  const intl = useIntl();
  const today = useFarmDay(farmId);
  const nameOfCrop = useCropNames(farmId);
  const { kind, facts } = material;
  const common: readonly Fact[] = [
    [text('catalogues.number'), material.registrationNumber],
    [text('catalogues.validity'), validityToday(intl, material, today)],
    ...registeredFacts(intl, material),
    [text('catalogues.source'), sourceOf(text, material)],
    [text('catalogues.doseUnit'), text(`material.unit.${facts.doseUnit}`)],
  ];
  return (
    <>
      <Facts facts={common} />
      {kind === 'FERTILIZER' && <FertilizerDetail facts={facts} />}
      {kind === 'PLANT_PROTECTION' && <ProtectionDetail facts={facts} nameOfCrop={nameOfCrop} />}
      {kind === 'SEED' && (
        <Facts
          facts={[
            [text('parcel.crop'), facts.cropId === null ? null : (nameOfCrop(facts.cropId) ?? null)],
            [text('catalogues.seedUnitWeight'), facts.kilogramsPerSeedUnit],
          ]}
        />
      )}
    </>
  );
}
