import { tankLoads } from '@brazda/domain/materials/tank-loads.ts';
import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import { driftReductions } from '@brazda/domain/enumerations/material.ts';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceActionsRecordApplicationFields as limits } from '#web/lib/fields.generated.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { Fields, FormPart } from './FormPart.tsx';
import type { GroupFieldsProps } from './group-fields-props.ts';
import type { TypedSpray } from './typed-action.ts';

/** Work in which fertilizers may be sprayed as they are. */
const ofFertilizers: readonly ActionType[] = ['FERT', 'FERT_IND', 'FOLIAR'];

const squareMetresOfHectare = 10_000;

/** How the sprayer was set, and the weather it went in. */
export function SprayFields({ typed: { spray, type }, hectares, put }: GroupFieldsProps): ReactElement {
  const text = useText();
  const set = (part: Partial<TypedSpray>): void => put((before) => ({ spray: { ...before.spray, ...part } }));
  return (
    <FormPart heading={<T id="actions.spray" />}>
      <Fields>
        <NumberField
          label={<T id="actions.spray.water" />}
          help={ofFertilizers.includes(type) && <T id="actions.spray.water.liquid" />}
          unit={text('actions.amount.each', { unit: text('material.unit.L') })}
          value={spray.water}
          onChange={(water) => set({ water })}
        />
        <NumberField
          label={<T id="actions.spray.tank" />}
          unit={text('material.unit.L')}
          value={spray.tank}
          onChange={(tank) => set({ tank })}
        />
        <Field
          label={<T id="actions.spray.nozzle" />}
          autoComplete="off"
          maxLength={limits['spray.nozzle'].maxLength}
          value={spray.nozzle}
          onChange={({ target }) => set({ nozzle: target.value })}
        />
        <ChoiceField
          label={<T id="actions.spray.drift" />}
          choices={[
            { value: '', label: text('actions.unsaid') },
            ...driftReductions.map((value) => ({ value: String(value), label: `${value} %` })),
          ]}
          value={String(spray.driftReduction ?? '')}
          onChoose={(value) => set({ driftReduction: driftReductions.find((one) => String(one) === value) ?? null })}
        />
        <NumberField
          label={<T id="actions.spray.wind" />}
          unit="m/s"
          decimals={1}
          value={spray.wind}
          onChange={(wind) => set({ wind })}
        />
        <NumberField
          label={<T id="actions.spray.temperature" />}
          unit="°C"
          decimals={1}
          value={spray.temperature}
          onChange={(temperature) => set({ temperature })}
        />
      </Fields>
      <Loads spray={spray} hectares={hectares} />
    </FormPart>
  );
}

/** So many full tanks, and the rest. */
function Loads({ spray, hectares }: { readonly spray: TypedSpray; readonly hectares: number }): ReactElement {
  const { locale } = useLanguage();
  const loads = tankLoads(spray, hectares * squareMetresOfHectare, []);
  const litres = (value: number): string => formatNumber(value, locale, 0);
  return (
    <div role="status">
      {loads && (
        <T
          id="actions.spray.loads"
          values={{ all: litres(loads.litres), full: loads.full?.times ?? 0, rest: litres(loads.rest?.litres ?? 0) }}
        />
      )}
    </div>
  );
}
