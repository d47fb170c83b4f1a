import MuiSwitch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { fontSizes } from '#web/lib/design-tokens.ts';

interface SwitchProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Something that is on or off at once, with its words beside it; the words can be pressed too. */
export function Switch({ label, help, isOn, onSwitch }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <Row>
      <div>
        <label htmlFor={id}>{label}</label>
        {help !== undefined && <Help id={`${id}-help`}>{help}</Help>}
      </div>
      <Knob
        checked={isOn}
        onChange={(_, next) => onSwitch(next)}
        slotProps={{
          input: { id, role: 'switch', ...(help !== undefined && { 'aria-describedby': `${id}-help` }) },
        }}
      />
    </Row>
  );
}

/** Seen by everybody also while it is off. */
const Knob = styled(MuiSwitch)(({ theme }) => ({
  '& .MuiSwitch-switchBase:not(.Mui-checked) + .MuiSwitch-track': { opacity: 1, background: theme.vars.palette.edge },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  minHeight: 56,
  padding: theme.spacing(3, 0),
  '& label': { fontWeight: theme.typography.fontWeightMedium, cursor: 'pointer' },
}));

const Help = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: fontSizes.body }));
