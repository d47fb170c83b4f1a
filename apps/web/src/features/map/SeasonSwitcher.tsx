import { seasonLabel } from '@brazda/domain/season.ts';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { currentState } from '#web/parts/plan/plan.queries.ts';
import { NativeChoice } from '#web/ui/ChoiceField.tsx';
import { useFarmMapState } from './farm-map-state.ts';
import { SeasonSheet } from './SeasonSheet.tsx';

/**
 * Whether the map shows what grows today or the plan of a season, and what such a plan comes to. While a tool is used, what
 * it works on stays as it is.
 */
export function SeasonSwitcher(): ReactElement {
  const text = useText();
  const { farm, season, tool } = useFarmMapState();
  const why = useId();
  return (
    <>
      <Choice
        aria-label={text('map.season.label')}
        aria-describedby={tool.isActive ? why : undefined}
        title={tool.isActive ? text('map.season.toolIsActive') : undefined}
        disabled={tool.isActive}
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
      {tool.isActive && (
        <Why id={why}>
          <T id="map.season.toolIsActive" />
        </Why>
      )}
      {season.id !== currentState && !tool.isActive && <SeasonSheet key={season.id} farmId={farm.id} season={season} />}
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
  fontWeight: fontWeights.medium,
}));

const Why = styled('p')(({ theme }) => ({
  // On a desk the panel of the tool lies there; it is read out all the same.
  [theme.breakpoints.up('md')]: { display: 'none' },
  margin: 0,
  padding: theme.spacing(1, 3),
  borderRadius: radii.medium,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.floating,
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  // There the panel of the tool lies over it.
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));
