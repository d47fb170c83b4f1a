import { seasonLabel } from '@brazda/domain/season.ts';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { PlanExcelButton } from '#web/parts/plan/PlanExcelButton.tsx';
import { ResetSeasonDialog } from '#web/parts/plan/ResetSeasonDialog.tsx';
import { Sheet } from './map-layout.tsx';
import { useIsPhone } from './MapSheet.tsx';
import { SeasonLegend } from './SeasonLegend.tsx';
import type { ShownSeason } from './use-shown-season.ts';

interface SeasonSheetProps {
  readonly farmId: number;
  readonly season: ShownSeason;
}

/** What the plan of the season comes to; on a phone folded until it is wanted. */
export function SeasonSheet({ farmId, season }: SeasonSheetProps): ReactElement {
  const text = useText();
  const mayChange = useMay('land.change', farmId);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(!isPhone);
  const { id, plan } = season;
  const hasCrops = plan !== undefined && plan.statistics.length > 0;
  return (
    <Panel aria-labelledby="map-season">
      <Head>
        <h2 id="map-season">
          <T id="map.season.title" values={{ season: seasonLabel(id) }} />
        </h2>
        <IconButton
          aria-label={text(isOpen ? 'map.season.fold' : 'map.season.unfold')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ExpandLess /> : <ExpandMore />}
        </IconButton>
      </Head>
      {isOpen && (
        <Content>
          <SeasonLegend season={season} />
          {plan && plan.statistics.length > 1 && <PlanExcelButton farmId={farmId} startYear={id} size={1} />}
          {mayChange && hasCrops && <ResetSeason farmId={farmId} seasonId={id} />}
        </Content>
      )}
    </Panel>
  );
}

function ResetSeason({ farmId, seasonId }: { readonly farmId: number; readonly seasonId: number }): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        <T id="plan.reset.do" />
      </Button>
      {isAsking && <ResetSeasonDialog farmId={farmId} seasonId={seasonId} onClose={() => setAsking(false)} />}
    </>
  );
}

const Panel = styled(Sheet)({
  width: '100%',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
});

const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 1, 1, 4),
  '& h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(0, 4, 4),
}));
