import type { Material, Organism } from '@brazda/contract/agroevidence/materials.ts';
import type { AuthorisedUse } from '@brazda/domain/materials/material-facts.ts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceActionsRecordApplicationFields as limits } from '#web/lib/fields.generated.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldFrame } from '#web/ui/FieldFrame.tsx';
import { Fields } from './FormPart.tsx';
import type { TypedMaterial } from './typed-action.ts';

interface MaterialDetailsProps {
  readonly row: TypedMaterial;
  readonly known: Material | undefined;
  /** The organisms of the farm's own. */
  readonly own: readonly Pick<Organism, 'code' | 'name'>[] | undefined;
  readonly onChange: (part: Partial<TypedMaterial>) => void;
}

/** What else is written down of a material, for those who want to say it. */
export function MaterialDetails({ row, known, own = [], onChange }: MaterialDetailsProps): ReactElement {
  const id = useId();
  const ofPackage = row.batch !== '' || row.producedOn !== null || row.expiresOn !== null;
  const hasMore = ofPackage || row.purpose !== '' || row.organismCodes.length > 0;
  const [isOpen, setOpen] = useState(hasMore);
  return (
    <div>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <T id="actions.material.more" />
      </Button>
      <Opened id={id}>
        {isOpen && (
          <Fields>
            {(known ?? row.material)?.kind === 'PLANT_PROTECTION' && (
              <Organisms uses={usesOf(known)} own={own} codes={row.organismCodes} onChange={onChange} />
            )}
            <Field
              label={<T id="actions.material.batch" />}
              autoComplete="off"
              maxLength={limits['materials.batch'].maxLength}
              value={row.batch}
              onChange={({ target }) => onChange({ batch: target.value })}
            />
            <DayField
              label={<T id="actions.material.producedOn" />}
              value={row.producedOn}
              onChange={(producedOn) => onChange({ producedOn })}
            />
            <DayField
              label={<T id="actions.material.expiresOn" />}
              value={row.expiresOn}
              onChange={(expiresOn) => onChange({ expiresOn })}
            />
            <Field
              label={<T id="actions.material.purpose" />}
              autoComplete="off"
              maxLength={limits['materials.purpose'].maxLength}
              value={row.purpose}
              onChange={({ target }) => onChange({ purpose: target.value })}
            />
          </Fields>
        )}
      </Opened>
    </div>
  );
}

interface OrganismsProps {
  readonly uses: readonly AuthorisedUse[];
  readonly own: readonly Pick<Organism, 'code' | 'name'>[];
  readonly codes: readonly string[];
  readonly onChange: MaterialDetailsProps['onChange'];
}

/** Against what it was used, of what it is authorised against and what the farm has written down itself. */
function Organisms({ uses, own, codes, onChange }: OrganismsProps): ReactElement | null {
  const text = useText();
  const names = new Map(
    uses
      .flatMap(({ organisms }) => organisms)
      .flatMap(({ code, name }) => (code !== null ? [[code, name] as const] : [])),
  );
  for (const { code, name } of own) if (!names.has(code)) names.set(code, name);
  for (const code of codes) if (!names.has(code)) names.set(code, code);
  if (names.size === 0) return null;
  const left = [...names].filter(([code]) => !codes.includes(code));
  return (
    <FieldFrame label={<T id="actions.material.organisms" />}>
      {(links) => (
        <>
          <NativeChoice
            {...links}
            value=""
            onChange={({ target }) => onChange({ organismCodes: [...codes, target.value].slice(0, mostOrganisms) })}
          >
            <option value="">{text('actions.material.chooseOrganism')}</option>
            {left.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeChoice>
          <Chosen>
            {codes.map((code) => (
              <Button
                key={code}
                size="small"
                variant="outlined"
                endIcon={<Close />}
                aria-label={text('actions.material.removeOrganism', { name: names.get(code) ?? code })}
                onClick={() => onChange({ organismCodes: codes.filter((other) => other !== code) })}
              >
                {names.get(code)}
              </Button>
            ))}
          </Chosen>
        </>
      )}
    </FieldFrame>
  );
}

/** Of what is not known here, as where there is no network, nothing is. */
function usesOf(known: Material | undefined): readonly AuthorisedUse[] {
  return known?.kind === 'PLANT_PROTECTION' ? known.facts.uses : [];
}

const mostOrganisms = limits['materials.organismCodes'].maxItems;

const Opened = styled('div')(({ theme }) => ({ '&:not(:empty)': { marginTop: theme.spacing(2) } }));

const Chosen = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
