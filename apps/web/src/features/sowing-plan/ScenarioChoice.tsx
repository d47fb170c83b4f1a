import type { PlanScenario } from '@brazda/contract/agroevidence/plan-scenarios.ts';
import type { SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { firstSeason } from '@brazda/domain/season.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import type { PlanSearch } from './plan-search.ts';
import { NewScenarioDialog } from './NewScenarioDialog.tsx';
import { ScenarioDialog } from './ScenarioDialog.tsx';
import { scenariosOptions } from './scenarios.queries.ts';
import type { ShownPlan } from './sowing-plan.queries.ts';

interface ScenarioChoiceProps {
  readonly shown: ShownPlan;
  readonly plan: SowingPlan;
  readonly mayChange: boolean;
  readonly onShow: (change: Partial<PlanSearch>) => void;
}

const official = '';
const another = 'new';

/** Which plan is shown: the official one, or one that is tried beside it. */
export function ScenarioChoice({ shown, plan, mayChange, onShow }: ScenarioChoiceProps): ReactElement | null {
  const text = useText();
  const { data: scenarios = [] } = useQuery(scenariosOptions(shown.farmId));
  const [dialog, setDialog] = useState<'new' | 'chosen'>();
  const chosen = scenarios.find(({ id }) => id === shown.scenarioId);
  if (!mayChange && scenarios.length === 0) return null;
  return (
    <Place>
      <NativeChoice
        aria-label={text('sowingPlan.scenario.label')}
        value={shown.scenarioId ?? official}
        onChange={({ target }) => {
          if (target.value === another) setDialog('new');
          else onShow({ scenario: target.value === official ? undefined : Number(target.value) });
        }}
      >
        <option value={official}>{text('sowingPlan.scenario.official')}</option>
        {scenarios.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {mayChange && <option value={another}>{text('sowingPlan.scenario.new')}</option>}
      </NativeChoice>
      {mayChange && chosen && (
        <Button variant="outlined" onClick={() => setDialog('chosen')}>
          <T id="sowingPlan.scenario.edit" />
        </Button>
      )}
      <Dialogs
        open={dialog}
        farmId={shown.farmId}
        chosen={chosen}
        startYear={plan.seasons[0]?.id ?? firstSeason}
        onClose={() => setDialog(undefined)}
        onShow={(scenario) => onShow({ scenario })}
      />
    </Place>
  );
}

interface DialogsProps {
  readonly open: 'new' | 'chosen' | undefined;
  readonly farmId: number;
  readonly chosen: PlanScenario | undefined;
  readonly startYear: number;
  readonly onClose: () => void;
  readonly onShow: (scenarioId: number | undefined) => void;
}

function Dialogs({ open, farmId, chosen, startYear, onClose, onShow }: DialogsProps): ReactElement | null {
  const onGone = (): void => onShow(undefined);
  if (open === 'new') return <NewScenarioDialog farmId={farmId} onClose={onClose} onCreated={onShow} onGone={onGone} />;
  if (open !== 'chosen' || !chosen) return null;
  return <ScenarioDialog farmId={farmId} scenario={chosen} startYear={startYear} onClose={onClose} onGone={onGone} />;
}

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  '& select': { minWidth: 180, maxWidth: 260 },
}));
