import type { PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { CropPicker } from './CropPicker.tsx';
import { clearedCell, entriesOf, wholeCrop, type PlanEdit, type PlanPlace } from './plan-edits.ts';
import type { PlanRows } from './plan-rows.ts';
import { cellKey } from './shown-parcels.ts';
import type { PlanEditing } from './use-plan-editing.tsx';
import { CellReasons } from './WarningReason.tsx';

/** A cell that was touched, with its parcel as it was then. */
export interface PickedCell extends PlanPlace {
  readonly seen: PlannedParcel;
}

interface CellDialogProps {
  readonly rows: PlanRows;
  readonly picked: PickedCell;
  readonly editing: PlanEditing;
  readonly onClose: () => void;
}

/** What can be done with a cell of the plan on a phone, and what speaks against what is planned there. */
export function CellDialog({ rows, picked, editing, onClose }: CellDialogProps): ReactElement | null {
  const text = useText();
  const { parcelId, seasonId, seen } = picked;
  const parcel = rows.parcels.find(({ id }) => id === parcelId);
  if (!parcel) return null;
  const change = (edits: readonly PlanEdit[]): void => {
    editing.change(edits, [seen]);
    onClose();
  };
  const place = { parcelId, seasonId };
  const hasMain = entriesOf(parcel, seasonId).length > 0;
  const hasCatchCrop = entriesOf(parcel, seasonId, 'CATCH_CROP').length > 0;
  return (
    <PlainDialog
      heading={<T id="sowingPlan.picker.label" values={{ parcel: parcel.localName, season: seasonLabel(seasonId) }} />}
      onClose={onClose}
    >
      {rows.mayChange && (
        <>
          <CropPicker
            crops={rows.choices}
            label={text('sowingPlan.picker.crop')}
            onClose={onClose}
            onChoose={(cropId) => change([wholeCrop(place, cropId)])}
          />
          {(hasMain || hasCatchCrop) && (
            <Clear type="button" onClick={() => change(clearedCell(parcel, seasonId))}>
              <T id="sowingPlan.picker.clear" />
            </Clear>
          )}
          {hasMain && hasCatchCrop && (
            <Clear type="button" onClick={() => change([wholeCrop(place, null, 'CATCH_CROP')])}>
              <T id="sowingPlan.picker.clearCatchCrop" />
            </Clear>
          )}
        </>
      )}
      <CellReasons warnings={rows.warnings.get(cellKey(parcelId, seasonId)) ?? []} />
    </PlainDialog>
  );
}

const Clear = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 44,
  marginTop: theme.spacing(2),
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: theme.vars.palette.error.main,
  font: 'inherit',
  fontWeight: fontWeights.medium,
  cursor: 'pointer',
}));
