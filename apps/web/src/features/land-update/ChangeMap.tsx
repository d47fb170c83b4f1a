import type { LandChangeOutlines, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled, useColorScheme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { changeColors } from '#web/map/change-look.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';
import { boxOfChanges } from './box-of-changes.ts';
import { ChangeLegend } from './ChangeLegend.tsx';
import { ChangedLand } from './ChangedLand.tsx';
import { LandBelowChanges } from './LandBelowChanges.tsx';
import type { SelectedChange } from './selected-change.ts';

export interface ChangeMapProps {
  readonly farmId: number;
  readonly source: LandUpdate['source'];
  readonly changes: readonly LandChangeOutlines[];
  readonly selected: SelectedChange | undefined;
  readonly onSelect: (number: number | undefined) => void;
}

/** The changes where they lie, on the parcels of the farm; all that is on it is in the list as well. */
export function ChangeMap({ farmId, source, changes, selected, onSelect }: ChangeMapProps): ReactElement {
  const text = useText();
  const { colorScheme } = useColorScheme();
  const colors = changeColors(colorScheme === 'dark');
  return (
    <Whole aria-label={text('landUpdate.map')}>
      <MapFrame
        label={text('landUpdate.map')}
        labelOfAll={text('landUpdate.map.all')}
        onAll={({ showFarm }) => {
          const box = boxOfChanges(changes);
          if (box) showFarm(box, coveredByFrame, true);
        }}
      >
        <LandBelowChanges farmId={farmId} />
        <ChangedLand changes={changes} colors={colors} selected={selected} onSelect={onSelect} />
      </MapFrame>
      <ChangeLegend source={source} changes={changes} colors={colors} />
    </Whole>
  );
}

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
}));
