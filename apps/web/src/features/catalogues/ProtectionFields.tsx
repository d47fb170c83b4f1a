import {
  protectionFunctions,
  type MaterialUnit,
  type ProtectionFunction,
} from '@brazda/domain/enumerations/material.ts';
import type { AuthorisedUse, PlantProtectionFacts } from '@brazda/domain/materials/material-facts.ts';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCatalogueMaterialsCreateFields as limits } from '#web/lib/fields.generated.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { DistanceFields } from './DistanceFields.tsx';
import { DoseUnitField } from './DoseUnitField.tsx';
import { Pair } from './Pair.tsx';
import { newDistance, type TypedDistance } from './typed-distance.ts';
import { UseFields } from './UseFields.tsx';

/** As many names as there may be, each as long as it may be. */
const mostSubstanceLetters =
  limits['facts.activeSubstances'].maxItems * limits['facts.activeSubstances.name'].maxLength;

interface ProtectionFieldsProps {
  readonly farmId: number;
  readonly facts: PlantProtectionFacts;
  readonly substances: string;
  readonly onSubstances: (text: string) => void;
  readonly distances: readonly TypedDistance[];
  /** Whether it was tried to save it. */
  readonly isTried: boolean;
  readonly onDistances: (distances: readonly TypedDistance[]) => void;
  readonly onChange: (facts: PlantProtectionFacts) => void;
}

/** What a product is, each of its uses, and how far from what it is kept. */
export function ProtectionFields(props: ProtectionFieldsProps): ReactElement {
  const { farmId, facts, substances, distances, isTried, onSubstances, onDistances, onChange } = props;
  const text = useText();
  const put = (part: Partial<PlantProtectionFacts>): void => onChange({ ...facts, ...part });
  const [first, ...others] = facts.functions;
  const functions: readonly (ProtectionFunction | '')[] = ['', ...protectionFunctions];
  return (
    <>
      <Pair>
        <ChoiceField
          label={<T id="catalogues.functions" />}
          choices={functions.map((value) => ({ value, label: value === '' ? '' : text(`material.function.${value}`) }))}
          value={first ?? ''}
          onChoose={(chosen) => put({ functions: chosen === '' ? others : [chosen, ...others] })}
        />
        <Field
          autoComplete="off"
          label={<T id="catalogues.formulation" />}
          value={facts.formulation ?? ''}
          maxLength={limits['facts.formulation'].maxLength}
          onChange={({ target }) => put({ formulation: target.value === '' ? null : target.value })}
        />
      </Pair>
      <Field
        autoComplete="off"
        label={<T id="catalogues.substances" />}
        help={<T id="catalogues.substancesHelp" />}
        value={substances}
        maxLength={mostSubstanceLetters}
        onChange={({ target }) => onSubstances(target.value)}
      />
      <Pair>
        <DoseUnitField value={facts.doseUnit} onChoose={(doseUnit) => onChange(inUnit(facts, doseUnit))} />
        <NumberField
          label={<T id="catalogues.density" />}
          value={facts.kilogramsPerLitre}
          onChange={(kilogramsPerLitre) => put({ kilogramsPerLitre })}
        />
      </Pair>
      {facts.uses.map((use, index) => (
        <UseFields
          // A use has no name: it is the one that stands there.
          key={index}
          farmId={farmId}
          number={index + 1}
          use={use}
          onChange={(next) => put({ uses: facts.uses.with(index, next) })}
          onRemove={() => put({ uses: facts.uses.toSpliced(index, 1) })}
        />
      ))}
      <Button variant="outlined" onClick={() => put({ uses: [...facts.uses, newUse(facts)] })}>
        <T id="catalogues.addUse" />
      </Button>
      {distances.map((distance, index) => (
        <DistanceFields
          // Nor has a distance.
          key={index}
          number={index + 1}
          distance={distance}
          isTried={isTried}
          onChange={(next) => onDistances(distances.with(index, next))}
          onRemove={() => onDistances(distances.toSpliced(index, 1))}
        />
      ))}
      <Button variant="outlined" onClick={() => onDistances([...distances, newDistance])}>
        <T id="catalogues.addDistance" />
      </Button>
    </>
  );
}

/** Uses whose doses are said as those of the product are go along with it. */
function inUnit(facts: PlantProtectionFacts, doseUnit: MaterialUnit): PlantProtectionFacts {
  const uses = facts.uses.map((use) => (use.doseUnit === facts.doseUnit ? { ...use, doseUnit } : use));
  return { ...facts, doseUnit, uses };
}

function newUse({ doseUnit }: PlantProtectionFacts): AuthorisedUse {
  return {
    ...{ cropIds: [], cropText: '', organisms: [], doseMin: null, doseMax: null, doseUnit, dosePer: 'HECTARE' },
    ...{ waterMin: null, waterMax: null, timing: null, growthStageFrom: null, growthStageTo: null },
    ...{ mostApplications: null, leastDaysBetween: null, preHarvest: null, reentryHours: null, note: null },
  };
}
