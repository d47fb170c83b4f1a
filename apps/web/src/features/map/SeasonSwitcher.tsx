import { seasonLabel } from '@brazda/domain/season.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { currentState } from '#web/parts/plan/plan.queries.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { SeasonSheet } from './SeasonSheet.tsx';

/** Whether the map shows what grows today or the plan of a season; and what such a plan comes to. */
export function SeasonSwitcher(): ReactElement {
  const text = useText();
  const { farm, season } = useFarmMapState();
  return (
    <>
      <Choice
        aria-label={text('map.season.label')}
        value={season.id}
        onChange={({ target }) => season.choose(Number(target.value))}
      >
        <option value={currentState}>{text('map.season.current')}</option>
        {season.choices.map((id) => (
          <option key={id} value={id}>
            {text('map.season.plan', { season: seasonLabel(id) })}
          </option>
        ))}
      </Choice>
      {season.id !== currentState && <SeasonSheet key={season.id} farmId={farm.id} season={season} />}
    </>
  );
}

const Choice = styled(NativeChoice)(({ theme }) => ({
  width: 'auto',
  minWidth: 176,
  backgroundColor: theme.vars.palette.background.paper,
  borderColor: theme.vars.palette.divider,
  borderRadius: 12,
  boxShadow: theme.vars.palette.floating,
  fontWeight: 550,
}));
