import { seasonLabel } from '@brazda/domain/season.ts';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { nearRows } from '#web/ui/data-table/near-rows.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { CellDialog, type PickedCell } from './CellDialog.tsx';
import type { PlanRows } from './plan-rows.ts';
import { PlanCell, planCellStyles } from './PlanCell.tsx';
import { entriesIn, ParcelFigures } from './PlanRow.tsx';
import { cellKey } from './shown-parcels.ts';
import type { PlanEditing } from './use-plan-editing.tsx';

interface PlanCardsProps {
  readonly rows: PlanRows;
  readonly editing: PlanEditing;
}

/** With the room below it. */
const cardHeight = 264;
const nearness = { before: 3, after: 9 };
const noStop = -1;

/** The plan on a phone: a card for each parcel, its seasons under each other. */
export function PlanCards({ rows, editing }: PlanCardsProps): ReactElement {
  const { parcels, seasons } = rows;
  const text = useText();
  const id = useId();
  const [first, setFirst] = useState(0);
  const [picked, setPicked] = useState<PickedCell>();
  const near = nearRows(first, noStop, parcels.length, nearness);

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
                {seasons.map(({ id: seasonId }) => {
                  const warnings = rows.warnings.get(cellKey(parcel.id, seasonId)) ?? [];
                  const whyId = warnings.length > 0 ? `${id}-${parcel.id}-${seasonId}` : undefined;
                  return (
                    <button
                      key={seasonId}
                      type="button"
                      disabled={!rows.mayChange && warnings.length === 0}
                      aria-describedby={whyId}
                      onClick={() => setPicked({ parcelId: parcel.id, seasonId, seen: parcel })}
                    >
                      <VisuallyHidden>
                        {text('sowingPlan.picker.label', { parcel: parcel.localName, season: seasonLabel(seasonId) })}
                      </VisuallyHidden>
                      <span aria-hidden>{seasonLabel(seasonId)}</span>
                      <PlanCell
                        entries={entriesIn(parcel, seasonId)}
                        crops={rows.crops}
                        warnings={warnings}
                        whyId={whyId}
                      />
                    </button>
                  );
                })}
              </Card>
            )
          );
        })}
      </Cards>
      {picked && <CellDialog rows={rows} picked={picked} editing={editing} onClose={() => setPicked(undefined)} />}
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
    '& > [aria-hidden]': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, paddingLeft: 4 },
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
