import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { Weights } from '@brazda/domain/materials/amount.ts';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { materialOptions, ownOrganismsOptions } from '#web/parts/material/materials.queries.ts';
import type { MaterialFault } from './action-faults.ts';
import { AmountFields } from './AmountFields.tsx';
import { MaterialDetails } from './MaterialDetails.tsx';
import { MaterialField, type OfferedMaterials } from './MaterialField.tsx';
import { chosenMaterial } from './scanned-material.ts';
import type { TypedMaterial } from './typed-action.ts';

interface MaterialRowProps {
  readonly farmId: number;
  readonly number: number;
  readonly row: TypedMaterial;
  readonly hectares: number;
  readonly offered: OfferedMaterials;
  readonly fault: MaterialFault | undefined;
  readonly canRemove: boolean;
  readonly onChange: (key: number, part: Partial<TypedMaterial>) => void;
  readonly onRemove: (key: number) => void;
}

/** One material with its amount; a key typed in another one leaves it as it is drawn. */
export const MaterialRow = memo(function MaterialRow(props: MaterialRowProps): ReactElement {
  const { farmId, number, row, hectares, offered, fault, canRemove, onChange, onRemove } = props;
  const text = useText();
  const { material, value, unit, basis } = row;
  const known = useQuery({ ...materialOptions(farmId, material?.id ?? 0), enabled: material !== null });
  const own = useQuery({ ...ownOrganismsOptions(farmId), enabled: material?.kind === 'PLANT_PROTECTION' });
  const choose = (chosen: Material | null): void => onChange(row.key, chosenMaterial(row, chosen));
  const name = material?.name ?? text('actions.material.number', { number });
  return (
    <Row role="group" aria-label={name}>
      <Head>
        <MaterialField
          farmId={farmId}
          label={<T id="actions.material.number" values={{ number }} />}
          offered={offered}
          value={material}
          error={fault === 'material' ? <T id="actions.material.needed" /> : undefined}
          onChoose={choose}
        />
        {canRemove && (
          <IconButton
            aria-label={text('actions.material.remove', { name })}
            onClick={() => onRemove(row.key)}
            sx={{ width: 44, height: 44 }}
          >
            <DeleteOutlined />
          </IconButton>
        )}
      </Head>
      <AmountFields
        amount={{ value, unit, basis }}
        hectares={hectares}
        weights={weightsOf(material ? known.data : undefined)}
        error={fault === 'value' ? <T id="actions.amount.needed" /> : undefined}
        onChange={(amount) => onChange(row.key, amount)}
      />
      {material && (
        <MaterialDetails
          row={row}
          known={known.data}
          own={own.data?.rows}
          onChange={(part) => onChange(row.key, part)}
        />
      )}
    </Row>
  );
});

/** How much a litre or a seed unit of it weighs, where that is known. */
function weightsOf(material: Material | undefined): Weights {
  if (!material) return { kilogramsPerLitre: null, kilogramsPerSeedUnit: null };
  if (material.kind === 'SEED')
    return { kilogramsPerLitre: null, kilogramsPerSeedUnit: material.facts.kilogramsPerSeedUnit };
  return { kilogramsPerLitre: material.facts.kilogramsPerLitre, kilogramsPerSeedUnit: null };
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  '& + &': { paddingTop: theme.spacing(4), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > div': { flex: 1, minWidth: 0 },
  '& > button': { marginTop: 25 },
}));
