import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { T } from '#web/i18n/T.tsx';

interface OpacitySliderProps {
  readonly label: PlainMessageId;
  /** From 0 to 1. */
  readonly value: number;
  readonly least: number;
  readonly onChange: (value: number) => void;
}

/** How strongly something is drawn on the map. */
export function OpacitySlider({ label, value, least, onChange }: OpacitySliderProps): ReactElement {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>
        <T id={label} />
      </label>
      <output htmlFor={id}>
        <T id="map.layers.percent" values={{ share: value }} />
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={1}
        step={0.05}
        value={value}
        onChange={({ target }) => {
          onChange(Number(target.value));
        }}
      />
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.spacing(2),
  '& output': { fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
  '& input': {
    gridColumn: '1 / 3',
    width: '100%',
    height: 32,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { height: 44 },
  },
}));
