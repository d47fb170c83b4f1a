import type { PlannedParcel } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { nearRows } from '#web/ui/data-table/near-rows.ts';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { CropPicker } from './CropPicker.tsx';
import { wholeCrop, type PlanPlace } from './plan-edits.ts';
import type { PlanRows } from './plan-rows.ts';
import { PlanCell, planCellStyles } from './PlanCell.tsx';
import { entriesIn, ParcelFigures } from './PlanRow.tsx';
import { cellKey } from './shown-parcels.ts';
import type { PlanEditing } from './use-plan-editing.tsx';

interface PlanCardsProps {
  readonly rows: PlanRows;
  readonly editing: PlanEditing;
}

/** A cell that a crop is chosen for, with its parcel as it was when that began. */
interface PickedCell extends PlanPlace {
  readonly seen: PlannedParcel;
}

/** With the room below it. */
const cardHeight = 264;
const nearness = { before: 3, after: 9 };
const noStop = -1;

/** The plan on a phone: a card for each parcel, its seasons under each other. */
export function PlanCards({ rows, editing }: PlanCardsProps): ReactElement {
  const { parcels, seasons } = rows;
  const text = useText();
  const [first, setFirst] = useState(0);
  const [picked, setPicked] = useState<PickedCell>();
  const near = nearRows(first, noStop, parcels.length, nearness);
  const plant = ({ seen, ...place }: PickedCell, cropId: number | null): void =>
    editing.change([wholeCrop(place, cropId)], [seen]);
  const pickedParcel = parcels.find(({ id }) => id === picked?.parcelId);

  return (
    <Frame onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / cardHeight))}>
      <Cards
        aria-label={text('sowingPlan.grid.label')}
        style={{ height: parcels.length * cardHeight, paddingTop: near.from * cardHeight }}
      >
        {near.rows.map((index) => {
          const parcel = parcels[index];
          return (
            parcel && (
              <Card key={parcel.id} aria-setsize={parcels.length} aria-posinset={index + 1}>
                <Name>
                  <h2>{parcel.localName}</h2>
                  <ParcelFigures parcel={parcel} />
                </Name>
                {seasons.map(({ id }) => (
                  <button
                    key={id}
                    type="button"
                    disabled={!rows.mayChange}
                    aria-label={text('sowingPlan.picker.label', { parcel: parcel.localName, season: seasonLabel(id) })}
                    onClick={() => setPicked({ parcelId: parcel.id, seasonId: id, seen: parcel })}
                  >
                    <span>{seasonLabel(id)}</span>
                    <PlanCell
                      entries={entriesIn(parcel, id)}
                      crops={rows.crops}
                      warnings={rows.warnings.get(cellKey(parcel.id, id)) ?? []}
                      whyId={undefined}
                    />
                  </button>
                ))}
              </Card>
            )
          );
        })}
      </Cards>
      {picked && pickedParcel && (
        <PlainDialog
          heading={
            <T
              id="sowingPlan.picker.label"
              values={{ parcel: pickedParcel.localName, season: seasonLabel(picked.seasonId) }}
            />
          }
          onClose={() => setPicked(undefined)}
        >
          <CropPicker
            crops={rows.choices}
            label={text('sowingPlan.picker.crop')}
            onClose={() => setPicked(undefined)}
            onChoose={(cropId) => {
              plant(picked, cropId);
              setPicked(undefined);
            }}
          />
          {entriesIn(pickedParcel, picked.seasonId).length > 0 && (
            <Clear
              type="button"
              onClick={() => {
                plant(picked, null);
                setPicked(undefined);
              }}
            >
              <T id="sowingPlan.picker.clear" />
            </Clear>
          )}
        </PlainDialog>
      )}
    </Frame>
  );
}

const Frame = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });

const Cards = styled('ol')(({ theme }) => ({
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...planCellStyles(theme),
}));

const Card = styled('li')(({ theme }) => ({
  height: cardHeight - 12,
  marginBottom: 12,
  padding: theme.spacing(2),
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > button': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    width: '100%',
    height: 46,
    padding: '3px 0',
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '& > span': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, paddingLeft: 4 },
  },
}));

const Name = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  height: 40,
  padding: theme.spacing(0, 1),
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& h2': { flex: '0 1 auto', minWidth: 0, margin: 0, fontSize: 'inherit', fontWeight: fontWeights.strong },
  '& span': { flex: 1, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& > :last-child': { flex: 'none' },
}));

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
