import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { focusRing } from './control-styles.ts';

interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface SegmentedChoiceProps<V extends string> {
  /** What is chosen, for those who do not see what stands beside it. */
  readonly label: string;
  readonly segments: readonly Segment<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** One of two or three short words beside each other: one stop of the Tab key, arrow keys choose. */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>): ReactElement {
  const { label, segments, value, onChoose } = props;
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  padding: 2,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: radii.small + 2,
  '& label': { position: 'relative', flex: 1, display: 'flex', cursor: 'pointer' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& span': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: touchTarget - 6,
    padding: theme.spacing(0, 3),
    borderRadius: radii.small,
    fontSize: fontSizes.body,
    whiteSpace: 'nowrap',
  },
  '& label:hover span': { background: theme.vars.palette.background.default },
  '& input:checked + span': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
    fontWeight: fontWeights.strong,
  },
  '& input:focus-visible + span': { ...focusRing(theme), outlineOffset: 1 },
}));
