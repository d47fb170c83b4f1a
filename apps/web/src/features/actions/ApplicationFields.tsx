import { deductionVariants } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { CropField } from '#web/parts/crop/CropField.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { commonGrowthStage, withGrowthStage } from './chosen-targets.ts';
import { CountedCrops } from './CountedCrops.tsx';
import { Fields, FormPart } from './FormPart.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';

const latestStage = 99;

/** To which crop it counts, at which stage of it, and when it came into the soil. */
export function ApplicationFields({ farmId, typed, knownId, put }: GroupFieldsProps): ReactElement {
  const text = useText();
  const stage = commonGrowthStage(typed.targets);
  return (
    <FormPart heading={<T id="actions.counted" />}>
      <CountedCrops farmId={farmId} day={typed.day} targets={typed.targets} knownId={knownId} />
      <CropField
        farmId={farmId}
        label={<T id="actions.counted.crop" />}
        help={<T id="actions.counted.help" />}
        value={typed.crop}
        validOn={typed.day ?? undefined}
        onChoose={(crop) => put({ crop })}
      />
      <Fields>
        {typed.targets.length > 0 && (
          <NumberField
            label={<T id="actions.growthStage" />}
            decimals={0}
            value={stage}
            error={stage !== null && (stage < 0 || stage > latestStage) && <T id="actions.growthStage.wrong" />}
            onChange={(next) => put(({ targets }) => ({ targets: withGrowthStage(targets, next) }))}
          />
        )}
        <ChoiceField
          label={<T id="actions.timing" />}
          choices={[
            { value: '', label: text('actions.unsaid') },
            ...deductionVariants.map((value) => ({ value, label: text(`material.timing.${value}`) })),
          ]}
          value={typed.timing ?? ''}
          onChoose={(value) => put({ timing: deductionVariants.find((one) => one === value) ?? null })}
        />
        <DayField
          label={<T id="actions.incorporatedOn" />}
          value={typed.incorporatedOn}
          onChange={(incorporatedOn) => put({ incorporatedOn })}
        />
      </Fields>
    </FormPart>
  );
}
