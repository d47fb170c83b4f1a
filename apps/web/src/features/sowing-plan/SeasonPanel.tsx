import type { PlanWarning, SeasonStatistics } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { PlanExcelButton } from '#web/parts/plan/PlanExcelButton.tsx';
import { SeasonSums } from '#web/parts/plan/SeasonSums.tsx';
import type { PlanPlace } from './plan-edits.ts';
import { WarningReason } from './WarningReason.tsx';

interface SeasonPanelProps {
  readonly farmId: number;
  readonly scenarioId: number | undefined;
  readonly seasonId: number;
  readonly sums: SeasonStatistics | undefined;
  /** What the official plan has, where this is another. */
  readonly official: SeasonStatistics | undefined;
  readonly warnings: readonly PlanWarning[] | undefined;
  /** A cell of which somebody wants to know why it has warnings. */
  readonly explained: PlanPlace | undefined;
  /** How many planned crops cannot be judged. */
  readonly unknown: number;
  readonly nameOfParcel: (parcelId: number) => string;
  readonly mayChange: boolean;
  readonly onGo: (place: PlanPlace) => void;
  readonly onFill: () => void;
  readonly onReset: () => void;
}

/** As many warnings as can be read; the rest the filter shows. */
const mostWarnings = 50;

/** What a season comes to: how much of each crop, and what speaks against it. */
export function SeasonPanel(props: SeasonPanelProps): ReactElement {
  const { farmId, scenarioId, seasonId, sums, official, warnings, mayChange, onFill, onReset } = props;
  return (
    <Panel aria-labelledby="plan-season">
      <h2 id="plan-season">
        <T id="sowingPlan.season.title" values={{ season: seasonLabel(seasonId) }} />
      </h2>
      {sums ? <SeasonSums sums={sums} compared={official} /> : <Skeleton variant="rounded" height={160} />}
      {sums && sums.statistics.length > 1 && (
        <PlanExcelButton farmId={farmId} startYear={seasonId} size={1} scenarioId={scenarioId} />
      )}
      {mayChange && (
        <Buttons>
          <Button variant="outlined" onClick={onFill}>
            <T id="sowingPlan.fill.open" />
          </Button>
          {sums && sums.statistics.length > 0 && (
            <Button variant="outlined" color="error" onClick={onReset}>
              <T id="plan.reset.do" />
            </Button>
          )}
        </Buttons>
      )}
      <h3>
        <T id="sowingPlan.warnings.title" />
      </h3>
      {warnings ? <Warnings {...props} warnings={warnings} /> : <Skeleton variant="rounded" height={80} />}
    </Panel>
  );
}

function Warnings(props: SeasonPanelProps & { readonly warnings: readonly PlanWarning[] }): ReactElement {
  const { seasonId, warnings, explained, unknown, nameOfParcel, onGo } = props;
  const wanted = explained?.seasonId === seasonId ? explained : undefined;
  const own = wantedFirst(
    warnings.filter((warning) => warning.seasonId === seasonId),
    wanted,
  );
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) first.current?.focus();
  }, [wanted]);
  const id = useId();
  return (
    <>
      {own.length === 0 && (
        <p>
          <T id="sowingPlan.warnings.none" />
        </p>
      )}
      <ul
        hidden={own.length === 0}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && wanted) onGo(wanted);
        }}
      >
        {own.slice(0, mostWarnings).map((warning, at) => (
          <li key={at}>
            <WarningAmber aria-hidden />
            <div>
              {warning.parcelId !== null && (
                <button
                  ref={at === 0 ? first : undefined}
                  type="button"
                  aria-describedby={`${id}-${at}`}
                  onClick={() => onGo({ parcelId: warning.parcelId ?? 0, seasonId })}
                >
                  {nameOfParcel(warning.parcelId)}
                </button>
              )}
              <WarningReason id={`${id}-${at}`} warning={warning} />
            </div>
          </li>
        ))}
      </ul>
      {own.length > mostWarnings && (
        <p>
          <T id="sowingPlan.warnings.more" values={{ count: own.length - mostWarnings }} />
        </p>
      )}
      {unknown > 0 && (
        <p>
          <T id="sowingPlan.warnings.unknown" values={{ count: unknown }} />
        </p>
      )}
      {own.some(({ isGeneralKnowledge }) => isGeneralKnowledge) && (
        <p>
          <T id="sowingPlan.warnings.generalKnowledge" />
        </p>
      )}
    </>
  );
}

/** Those of a parcel that is wanted stand before all others. */
function wantedFirst(warnings: readonly PlanWarning[], wanted: PlanPlace | undefined): readonly PlanWarning[] {
  if (!wanted) return warnings;
  const isWanted = ({ parcelId }: PlanWarning): boolean => parcelId === wanted.parcelId;
  return warnings.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
}

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& h2, & h3': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& h3': {
    fontSize: fontSizes.body,
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& p': { margin: 0, fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
  '& > ul:last-of-type, & > h3 ~ ul': {
    display: 'grid',
    gap: theme.spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&[hidden]': { display: 'none' },
  },
  '& > h3 ~ ul > li': { display: 'flex', gap: theme.spacing(2) },
  '& > h3 ~ ul svg': { flex: 'none', width: 18, color: theme.vars.palette.warning.dark },
  '& > h3 ~ ul div': { display: 'grid', justifyItems: 'start', minWidth: 0 },
  '& > h3 ~ ul button': {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: theme.vars.palette.primary.dark,
    font: 'inherit',
    fontWeight: fontWeights.strong,
    textAlign: 'left',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > *': { flex: '1 1 auto' },
}));
