import { mostMaterials, type ActionGroup, type ActionType } from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useMemo, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ActionFaults } from './action-faults.ts';
import { FormPart } from './FormPart.tsx';
import { MaterialRow } from './MaterialRow.tsx';
import { ScanButton } from './ScanButton.tsx';
import { withEmptyMaterial, withScanned, type ScannedMaterial } from './scanned-material.ts';
import type { TypedAction, TypedMaterial } from './typed-action.ts';
import type { PutAction } from './use-action-form.ts';

interface MaterialRowsProps {
  readonly farmId: number;
  readonly typed: TypedAction;
  readonly hectares: number;
  readonly faults: ActionFaults;
  readonly put: PutAction;
}

const ofProtection: readonly string[] = ['SPRAY', 'SPREADING_PEST', 'TANKMIX'];

/** What is most likely brought onto the land comes first. */
function kindsOf(group: ActionGroup, type: ActionType): readonly MaterialKind[] {
  if (group === 'SOWING') return ['SEED', 'FERTILIZER', 'PLANT_PROTECTION'];
  return ofProtection.includes(type) ? ['PLANT_PROTECTION', 'FERTILIZER'] : ['FERTILIZER', 'PLANT_PROTECTION'];
}

/** What is brought onto the land, alone or mixed. */
export function MaterialRows({ farmId, typed, hectares, faults, put }: MaterialRowsProps): ReactElement {
  const { materials, group, type, day, crop } = typed;
  const cropId = crop?.id;
  const offered = useMemo(() => ({ kinds: kindsOf(group, type), day, crop: cropId }), [group, type, day, cropId]);
  const change = useCallback(
    (key: number, part: Partial<TypedMaterial>) =>
      put((before) => ({
        materials: before.materials.map((row) => (row.key === key ? { ...row, ...part } : row)),
      })),
    [put],
  );
  const remove = useCallback(
    (key: number) => put((before) => ({ materials: before.materials.filter((row) => row.key !== key) })),
    [put],
  );
  const add = (): void => put((before) => ({ materials: withEmptyMaterial(before.materials) }));
  const take = (scanned: ScannedMaterial): void =>
    put((before) => ({ materials: withScanned(before.materials, scanned) }));
  return (
    <FormPart heading={<T id={group === 'SOWING' ? 'actions.seeds' : 'actions.materials'} />}>
      {faults.materials && (
        <Notice tone="error">
          <T id="actions.materials.needed" />
        </Notice>
      )}
      {materials.map((row, at) => (
        <MaterialRow
          key={row.key}
          farmId={farmId}
          number={at + 1}
          row={row}
          hectares={hectares}
          offered={offered}
          fault={faults.ofMaterials.get(row.key)}
          canRemove={materials.length > 1 || group === 'SOWING'}
          onChange={change}
          onRemove={remove}
        />
      ))}
      {materials.length < mostMaterials && (
        <div>
          <Button startIcon={<Add />} onClick={add}>
            <T id="actions.materials.add" />
          </Button>
          <ScanButton farmId={farmId} offered={offered} onScanned={take} />
        </div>
      )}
    </FormPart>
  );
}
