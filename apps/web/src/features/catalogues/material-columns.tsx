import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { nutrients, type Nutrient } from '@brazda/domain/materials/material-facts.ts';
import { writeSubstances } from '@brazda/domain/materials/substance-text.ts';
import { useIntl } from 'react-intl';
import { useText } from '#web/i18n/T.tsx';
import { useCropNames } from '#web/parts/crop/crop-names.ts';
import type { DataColumn, DataColumns } from '#web/ui/data-table/data-column.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { validityToday } from './validity.ts';

/** What a list of a kind says of each material. */
export function useMaterialColumns(farmId: number, kind: MaterialKind): DataColumns<Material> {
  const text = useText();
  const intl = useIntl();
  const today = useFarmDay(farmId);
  const name: DataColumn<Material> = {
    ...{ key: 'name', label: text('catalogues.materialName'), width: 260, grows: true, isSorted: true },
    cell: (material) => <span data-text>{material.name}</span>,
  };
  const last: readonly DataColumn<Material>[] = [
    {
      ...{ key: 'type', label: text('catalogues.type'), width: 110, onCard: 'side' },
      cell: ({ catalogueType }) => text(`catalogues.type.${catalogueType}`),
    },
    {
      ...{ key: 'validity', label: text('catalogues.validity'), width: 230 },
      cell: (material) => validityToday(intl, material, today),
    },
  ];
  const byKind: Readonly<Record<MaterialKind, readonly DataColumn<Material>[]>> = {
    FERTILIZER: useFertilizerColumns(),
    PLANT_PROTECTION: useProtectionColumns(),
    SEED: useSeedColumns(farmId),
  };
  return [name, ...byKind[kind], ...last];
}

function useFertilizerColumns(): readonly DataColumn<Material>[] {
  const text = useText();
  const intl = useIntl();
  const content = (nutrient: Nutrient): DataColumn<Material> => ({
    ...{ key: nutrient, label: `${nutrient} %`, width: 84, isNumber: true },
    cell: (material) => {
      const percent = material.kind === 'FERTILIZER' ? material.facts.percent[nutrient] : null;
      return percent === null ? null : intl.formatNumber(percent, { maximumFractionDigits: 2 });
    },
  });
  return [
    {
      ...{ key: 'fertilizerType', label: text('catalogues.fertilizerType'), width: 150, onCard: 'below' },
      cell: (material) => material.kind === 'FERTILIZER' && text(`material.fertilizerType.${material.facts.type}`),
    },
    ...nutrients.map(content),
  ];
}

function useProtectionColumns(): readonly DataColumn<Material>[] {
  const text = useText();
  return [
    {
      ...{ key: 'number', label: text('catalogues.number'), width: 170 },
      cell: ({ registrationNumber }) => registrationNumber,
    },
    {
      ...{ key: 'functions', label: text('catalogues.functions'), width: 170, onCard: 'below' },
      cell: (material) =>
        material.kind === 'PLANT_PROTECTION' &&
        material.facts.functions.map((one) => text(`material.function.${one}`)).join(', '),
    },
    {
      ...{ key: 'substances', label: text('catalogues.substances'), width: 240, grows: true },
      cell: (material) =>
        material.kind === 'PLANT_PROTECTION' && (
          <span data-text>{writeSubstances(material.facts.activeSubstances)}</span>
        ),
    },
  ];
}

function useSeedColumns(farmId: number): readonly DataColumn<Material>[] {
  const text = useText();
  const nameOfCrop = useCropNames(farmId);
  return [
    {
      ...{ key: 'crop', label: text('parcel.crop'), width: 240, grows: true, onCard: 'below' },
      cell: (material) =>
        material.kind === 'SEED' && material.facts.cropId !== null && nameOfCrop(material.facts.cropId),
    },
  ];
}
