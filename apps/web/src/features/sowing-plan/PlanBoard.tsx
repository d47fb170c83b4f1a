import type { SeasonStatistics, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { firstSeason } from '@brazda/domain/season.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useMemo, useRef, useState, type ReactElement, type Ref } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { usualFirst } from './crop-choices.ts';
import { oneCell } from './grid-range.ts';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import { Board } from './plan-layout.tsx';
import type { PlanPlace } from './plan-edits.ts';
import type { PlanSearch } from './plan-search.ts';
import type { PlanRows } from './plan-rows.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanDialogs, type OpenDialog } from './PlanDialogs.tsx';
import { PlanFilter } from './PlanFilter.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlanHead } from './PlanHead.tsx';
import { SeasonPanel } from './SeasonPanel.tsx';
import { shownParcels, warningsByCell } from './shown-parcels.ts';
import { sumsOptions, warningsOptions, type ShownPlan } from './sowing-plan.queries.ts';
import { usePlanEditing, type PlanEditing } from './use-plan-editing.tsx';
import { usePlanGrid } from './use-plan-grid.ts';

interface PlanBoardProps {
  readonly shown: ShownPlan;
  readonly plan: SowingPlan;
  readonly search: PlanSearch;
  readonly onShow: (change: Partial<PlanSearch>, showing?: { readonly replace?: boolean }) => void;
}

/** The plan with all that stands around it. */
export function PlanBoard({ shown, plan, search, onShow }: PlanBoardProps): ReactElement {
  const { data: sums } = useQuery(sumsOptions(shown));
  const { data: official } = useQuery({
    ...sumsOptions({ ...shown, scenarioId: undefined }),
    enabled: shown.scenarioId !== undefined,
  });
  const { data: told } = useQuery(warningsOptions(shown));
  const rows = usePlanRows(shown.farmId, plan, search, told?.warnings);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [explained, setExplained] = useState<PlanPlace>();
  const editing = usePlanEditing(shown, plan);
  const board = useRef<HTMLDivElement>(null);
  const table = useRef<TableHandle>(null);
  const seasonId = summedSeason(plan, search);
  const planned = [...new Set(plan.parcels.flatMap(({ entries }) => entries.map(({ cropId }) => cropId)))];
  const goTo = (place: PlanPlace): void => {
    table.current?.goTo(place);
    board.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };

  return (
    <>
      <PlanHead
        shown={shown}
        plan={plan}
        warnings={told?.warnings.length}
        mayChange={rows.mayChange}
        onShow={onShow}
        onDivide={() => table.current?.divide()}
      />
      <PlanFilter search={search} crops={rows.crops} plannedIds={planned} onShow={onShow} />
      <VisuallyHidden id="plan-keys">
        <T id="sowingPlan.grid.keys" />
      </VisuallyHidden>
      <Board ref={board}>
        <div>
          <PlanTable
            ref={table}
            rows={rows}
            editing={editing}
            onDivide={(place) => setDialog({ kind: 'divide', place })}
            onExplain={(place) => {
              setExplained({ ...place });
              onShow({ season: place.seasonId }, { replace: true });
            }}
            seasonId={seasonId}
            onSeason={(season) => {
              setExplained(undefined);
              onShow({ season }, { replace: true });
            }}
          />
        </div>
        <aside>
          <SeasonPanel
            farmId={shown.farmId}
            scenarioId={shown.scenarioId}
            seasonId={seasonId}
            sums={sumsOf(sums, seasonId)}
            official={shown.scenarioId === undefined ? undefined : sumsOf(official, seasonId)}
            warnings={told?.warnings}
            explained={explained}
            unknown={told?.unknown ?? 0}
            nameOfParcel={(id) => plan.parcels.find((parcel) => parcel.id === id)?.localName ?? ''}
            mayChange={rows.mayChange}
            onGo={(place) => {
              setExplained(undefined);
              goTo(place);
            }}
            onFill={() => setDialog({ kind: 'fill' })}
            onReset={() => setDialog({ kind: 'reset' })}
          />
        </aside>
      </Board>
      {editing.overtaken && (
        <OvertakenDialog
          overtaken={editing.overtaken}
          parcels={plan.parcels}
          crops={rows.crops}
          onDecide={editing.decide}
        />
      )}
      <PlanDialogs
        open={dialog}
        shown={shown}
        plan={plan}
        seasonId={seasonId}
        crops={rows.choices}
        editing={editing}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

/** What is asked of the grid from around it. */
interface TableHandle {
  readonly goTo: (place: PlanPlace) => void;
  readonly divide: () => void;
}

interface PlanTableProps {
  readonly ref: Ref<TableHandle>;
  readonly rows: PlanRows;
  readonly editing: PlanEditing;
  readonly seasonId: number;
  readonly onSeason: (seasonId: number) => void;
  readonly onDivide: (place: PlanPlace) => void;
  readonly onExplain: (place: PlanPlace) => void;
}

/** A spreadsheet, or cards where there is no room for one. What is chosen in it is known here: no key draws more anew. */
function PlanTable({ ref, rows, editing, seasonId, onSeason, ...doings }: PlanTableProps): ReactElement {
  const theme = useTheme();
  const grid = usePlanGrid(rows, editing, doings);
  useImperativeHandle(ref, () => ({
    divide: grid.acts.divide,
    goTo: ({ parcelId, seasonId: season }) => {
      const row = rows.parcels.findIndex(({ id }) => id === parcelId);
      if (row < 0) return;
      grid.acts.choose(oneCell({ row, column: rows.seasons.findIndex(({ id }) => id === season) }));
    },
  }));
  const isPhone = useMediaQuery(theme.breakpoints.down('md'));
  if (rows.parcels.length === 0) return <EmptyState heading={<T id="sowingPlan.nothingFound" />} />;
  if (isPhone) return <PlanCards rows={rows} editing={editing} />;
  return <PlanGrid rows={rows} grid={grid} seasonId={seasonId} onSeason={onSeason} />;
}

/** The season that the address names, else the one after that of last calendar year. */
function summedSeason({ seasons }: SowingPlan, { season }: PlanSearch): number {
  const [first, second = first] = seasons.map(({ id }) => id);
  return seasons.some(({ id }) => id === season) && season !== undefined ? season : (second ?? firstSeason);
}

function sumsOf(all: readonly SeasonStatistics[] | undefined, seasonId: number): SeasonStatistics | undefined {
  return all?.find((sums) => sums.seasonId === seasonId);
}

function usePlanRows(
  farmId: number,
  plan: SowingPlan,
  search: PlanSearch,
  told: Parameters<typeof warningsByCell>[0] | undefined,
): PlanRows {
  const mayChange = useMay('land.change', farmId);
  const warnings = useMemo(() => warningsByCell(told ?? []), [told]);
  const crops = useMemo(() => new Map(plan.crops.map((crop) => [crop.id, crop])), [plan.crops]);
  const choices = useMemo(() => usualFirst(plan), [plan]);
  const parcels = useMemo(() => {
    const warned = new Set((told ?? []).flatMap(({ parcelId }) => parcelId ?? []));
    return shownParcels(plan.parcels, search, warned);
  }, [plan.parcels, search, told]);
  return { parcels, seasons: plan.seasons, crops, choices, warnings, mayChange };
}
