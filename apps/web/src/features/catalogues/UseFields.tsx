import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCatalogueMaterialsCreateFields } from '#web/lib/fields.generated.ts';
import { withinBounds } from '#web/lib/number-bounds.ts';
import { NumberField } from '#web/ui/NumberField.tsx';
import { CropById } from './CropById.tsx';
import { OrganismField } from './OrganismField.tsx';
import { ListedPart } from './ListedPart.tsx';
import { Pair } from './Pair.tsx';
import { TimingField } from './TimingField.tsx';

interface UseFieldsProps {
  readonly farmId: number;
  readonly number: number;
  readonly use: AuthorisedUse;
  readonly onChange: (use: AuthorisedUse) => void;
  readonly onRemove: () => void;
}

const limits = agroevidenceCatalogueMaterialsCreateFields;

/** One use of a product: on what, against what, how much, when and how often. */
export function UseFields({ farmId, number, use, onChange, onRemove }: UseFieldsProps): ReactElement {
  const text = useText();
  const put = (part: Partial<AuthorisedUse>): void => onChange({ ...use, ...part });
  const [cropId, ...otherCrops] = use.cropIds;
  const [organism, ...otherOrganisms] = use.organisms;
  const stage = (value: number | null): number | null => withinBounds(value, limits['facts.uses.growthStageTo']);
  const doseUnit = use.doseUnit && `${text(`material.unit.${use.doseUnit}`)}/${use.dosePer === 'HECTARE' ? 'ha' : 't'}`;
  const unit = doseUnit ? { unit: doseUnit } : {};
  return (
    <ListedPart
      label={text('catalogues.useNumber', { number })}
      remove={text('catalogues.removeUse', { number })}
      onRemove={onRemove}
    >
      <Pair>
        <CropById
          farmId={farmId}
          id={cropId}
          onChoose={(chosen) => put({ cropIds: chosen === undefined ? otherCrops : [chosen, ...otherCrops] })}
        />
        <OrganismField
          farmId={farmId}
          value={organism ? { code: organism.code ?? organism.name, name: organism.name } : null}
          onChoose={(chosen) => put({ organisms: chosen ? [chosen, ...otherOrganisms] : otherOrganisms })}
        />
      </Pair>
      <Pair>
        <NumberField
          label={<T id="catalogues.doseMin" />}
          {...unit}
          value={use.doseMin}
          onChange={(doseMin) => put({ doseMin })}
        />
        <NumberField
          label={<T id="catalogues.doseMax" />}
          {...unit}
          value={use.doseMax}
          onChange={(doseMax) => put({ doseMax })}
        />
      </Pair>
      <Pair>
        <NumberField
          label={<T id="catalogues.stageFrom" />}
          decimals={0}
          value={use.growthStageFrom}
          onChange={(value) => put({ growthStageFrom: stage(value) })}
        />
        <NumberField
          label={<T id="catalogues.stageTo" />}
          decimals={0}
          value={use.growthStageTo}
          onChange={(value) => put({ growthStageTo: stage(value) })}
        />
      </Pair>
      <Pair>
        <NumberField
          label={<T id="catalogues.most" />}
          decimals={0}
          value={use.mostApplications}
          onChange={(mostApplications) => put({ mostApplications })}
        />
        <NumberField
          label={<T id="catalogues.between" />}
          decimals={0}
          value={use.leastDaysBetween}
          onChange={(leastDaysBetween) => put({ leastDaysBetween })}
        />
        <NumberField
          label={<T id="catalogues.preHarvest" />}
          decimals={0}
          value={typeof use.preHarvest === 'number' ? use.preHarvest : null}
          onChange={(preHarvest) => put({ preHarvest })}
        />
      </Pair>
      <MoreOfUse use={use} onPut={put} />
    </ListedPart>
  );
}

interface MoreOfUseProps {
  readonly use: AuthorisedUse;
  readonly onPut: (part: Partial<AuthorisedUse>) => void;
}

/** In how much water, when in the year or in the life of the crop, and when people may go there again. */
function MoreOfUse({ use, onPut }: MoreOfUseProps): ReactElement {
  const text = useText();
  const litres = `${text('material.unit.L')}/ha`;
  return (
    <>
      <Pair>
        <NumberField
          label={<T id="catalogues.waterMin" />}
          unit={litres}
          value={use.waterMin}
          onChange={(value) => onPut({ waterMin: withinBounds(value, limits['facts.uses.waterMin']) })}
        />
        <NumberField
          label={<T id="catalogues.waterMax" />}
          unit={litres}
          value={use.waterMax}
          onChange={(value) => onPut({ waterMax: withinBounds(value, limits['facts.uses.waterMax']) })}
        />
      </Pair>
      <Pair>
        <TimingField value={use.timing} unchosen="catalogues.timing.unsaid" onChoose={(timing) => onPut({ timing })} />
        <NumberField
          label={<T id="catalogues.reentry" />}
          decimals={0}
          unit="h"
          value={use.reentryHours}
          onChange={(value) => onPut({ reentryHours: withinBounds(value, limits['facts.uses.reentryHours']) })}
        />
      </Pair>
    </>
  );
}
