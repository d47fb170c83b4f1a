import type { SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { firstSeason, lastSeason, seasonLabel } from '@brazda/domain/season.ts';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PlanExcelButton } from '#web/parts/plan/PlanExcelButton.tsx';
import { Head } from './plan-layout.tsx';
import { seasonsShown, type PlanSearch } from './plan-search.ts';
import { ScenarioChoice } from './ScenarioChoice.tsx';
import type { ShownPlan } from './sowing-plan.queries.ts';

interface PlanHeadProps {
  readonly shown: ShownPlan;
  readonly plan: SowingPlan;
  /** How many there are; undefined until that is known. */
  readonly warnings: number | undefined;
  readonly mayChange: boolean;
  readonly onShow: (change: Partial<PlanSearch>) => void;
  readonly onDivide: () => void;
}

/** What the plan is of, which seasons are shown, and what can be done with all of it. */
export function PlanHead({ shown, plan, warnings, mayChange, onShow, onDivide }: PlanHeadProps): ReactElement {
  const { locale } = useLanguage();
  const area = plan.parcels.reduce((sum, parcel) => sum + parcel.area, 0);
  return (
    <Head>
      <div>
        <Typography variant="h1">
          <T id="sowingPlan.title" />
        </Typography>
        <p role="status">
          <T id="sowingPlan.lead" values={{ parcels: plan.parcels.length, area: parcelAreaNumber(area, locale) }} />
          {warnings !== undefined && (
            <>
              {' · '}
              <Together>
                <T id="sowingPlan.leadWarnings" values={{ warnings }} />
              </Together>
            </>
          )}
        </p>
      </div>
      <SeasonPages seasons={plan.seasons} onShow={onShow} />
      <ScenarioChoice shown={shown} plan={plan} mayChange={mayChange} onShow={onShow} />
      <PlanExcelButton {...shown} size={seasonsShown} />
      {mayChange && (
        <Desk>
          <Button variant="outlined" onClick={onDivide}>
            <T id="sowingPlan.divide.open" />
          </Button>
        </Desk>
      )}
    </Head>
  );
}

function SeasonPages({ seasons, onShow }: Pick<PlanHeadProps, 'onShow'> & Pick<SowingPlan, 'seasons'>): ReactElement {
  const text = useText();
  const [first, last] = [seasons[0]?.id ?? firstSeason, seasons.at(-1)?.id ?? lastSeason];
  return (
    <Pages aria-label={text('sowingPlan.seasons.label')}>
      <IconButton
        aria-label={text('sowingPlan.seasons.earlier')}
        disabled={first <= firstSeason}
        onClick={() => onShow({ from: Math.max(firstSeason, first - 1) })}
      >
        <ChevronLeft />
      </IconButton>
      <span>
        <T id="sowingPlan.seasons.shown" values={{ first: seasonLabel(first), last: seasonLabel(last) }} />
      </span>
      <IconButton
        aria-label={text('sowingPlan.seasons.later')}
        disabled={first + seasonsShown > lastSeason}
        onClick={() => onShow({ from: first + 1 })}
      >
        <ChevronRight />
      </IconButton>
    </Pages>
  );
}

const Pages = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Together = styled('span')({ whiteSpace: 'nowrap' });

/** What needs the grid, which a phone has not. */
const Desk = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
