import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { NumberField } from '#web/ui/NumberField.tsx';
import { CropById } from './CropById.tsx';
import { OrganismField } from './OrganismField.tsx';
import { Pair } from './Pair.tsx';

interface UseFieldsProps {
  readonly farmId: number;
  readonly number: number;
  readonly use: AuthorisedUse;
  readonly onChange: (use: AuthorisedUse) => void;
  readonly onRemove: () => void;
}

/** The largest stage of growth that there is. */
const lastStage = 99;

/** One use of a product: on what, against what, how much, when and how often. */
export function UseFields({ farmId, number, use, onChange, onRemove }: UseFieldsProps): ReactElement {
  const text = useText();
  const put = (part: Partial<AuthorisedUse>): void => onChange({ ...use, ...part });
  const [cropId, ...otherCrops] = use.cropIds;
  const [organism, ...otherOrganisms] = use.organisms;
  const stage = (value: number | null): number | null => value && Math.min(lastStage, Math.max(0, value));
  const doseUnit = use.doseUnit && `${text(`material.unit.${use.doseUnit}`)}/${use.dosePer === 'HECTARE' ? 'ha' : 't'}`;
  const unit = doseUnit ? { unit: doseUnit } : {};
  return (
    <Use role="group" aria-label={text('catalogues.useNumber', { number })}>
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
      <div>
        <Button aria-label={text('catalogues.removeUse', { number })} onClick={onRemove}>
          <T id="catalogues.removeUse" values={{ number }} />
        </Button>
      </div>
    </Use>
  );
}

const Use = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));
