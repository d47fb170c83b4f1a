import type { SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { cellOf } from './plan-edits.ts';
import type { CropsById } from './plan-rows.ts';
import type { OvertakenEdits } from './use-plan-editing.tsx';

interface OvertakenDialogProps {
  readonly overtaken: OvertakenEdits;
  readonly parcels: SowingPlan['parcels'];
  readonly crops: CropsById;
  readonly onDecide: (isDone: boolean) => void;
}

/** More cells than these are only counted. */
const mostShown = 8;

/** What others have planned meanwhile and what was to be planned, side by side: nothing of either is lost before it is seen. */
export function OvertakenDialog({ overtaken, parcels, crops, onDecide }: OvertakenDialogProps): ReactElement {
  const { cells, edits } = overtaken;
  const text = useText();
  const nameOf = useCropName();
  const namesOf = (cropIds: readonly (number | null)[]): string => {
    const known = cropIds.flatMap((id) => (id === null ? [] : (crops.get(id) ?? [])));
    return known.length === 0 ? text('sowingPlan.overtaken.nothing') : known.map(nameOf).join(', ');
  };
  const left = cells.length - mostShown;
  return (
    <PlainDialog heading={<T id="sowingPlan.overtaken.heading" />} onClose={() => onDecide(false)}>
      <Cells>
        <thead>
          <tr>
            <th scope="col">
              <T id="sowingPlan.overtaken.where" />
            </th>
            <th scope="col">
              <T id="sowingPlan.overtaken.theirs" />
            </th>
            <th scope="col">
              <T id="sowingPlan.overtaken.own" />
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, mostShown).map((cell) => (
            <tr key={cellOf(cell)}>
              <th scope="row">
                {parcels.find(({ id }) => id === cell.parcelId)?.localName} <small>{seasonLabel(cell.seasonId)}</small>
              </th>
              <td>{namesOf(cell.entries.map(({ cropId }) => cropId))}</td>
              <td>{namesOf(edits.filter((edit) => cellOf(edit) === cellOf(cell)).map(({ cropId }) => cropId))}</td>
            </tr>
          ))}
        </tbody>
      </Cells>
      {left > 0 && (
        <p>
          <T id="sowingPlan.overtaken.more" values={{ count: left }} />
        </p>
      )}
      <DialogActions>
        <Button onClick={() => onDecide(false)}>
          <T id="sowingPlan.overtaken.leave" />
        </Button>
        <Button variant="contained" onClick={() => onDecide(true)}>
          <T id="sowingPlan.overtaken.overwrite" />
        </Button>
      </DialogActions>
    </PlainDialog>
  );
}

const Cells = styled('table')(({ theme }) => ({
  width: '100%',
  marginBottom: theme.spacing(5),
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(1.5, 2, 1.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: fontWeights.regular,
  },
  '& thead th, & small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit' },
  '& tbody th, & tbody td': { overflowWrap: 'anywhere' },
  '& td:last-of-type': { fontWeight: fontWeights.medium },
}));
