import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { MeasuredFigures } from '#web/parts/drawing/MeasuredFigures.tsx';
import { listed, type Measurement } from './measurements.ts';

interface MeasurementListProps {
  readonly measurements: readonly Measurement[];
  readonly onChange: (left: readonly Measurement[]) => void;
}

/** What was measured, the newest first; what there is no room for is one line, which is removed as one. */
export function MeasurementList({ measurements, onChange }: MeasurementListProps): ReactElement {
  const text = useText();
  const { shown, rest } = listed(measurements, useMediaQuery(useTheme().breakpoints.up('lg')));
  return (
    <>
      <List aria-label={text('map.measure.list')}>
        {shown.map((measurement) => (
          <Row
            key={measurement.id}
            removal={text('map.measure.remove', { number: measurement.id })}
            onRemove={() => onChange(measurements.filter(({ id }) => id !== measurement.id))}
          >
            <MeasuredFigures {...measurement} />
          </Row>
        ))}
        {rest.length > 0 && (
          <Row removal={text('map.measure.removeRest', { count: rest.length })} onRemove={() => onChange(shown)}>
            <T id="map.measure.more" values={{ count: rest.length }} />
          </Row>
        )}
      </List>
      <Button onClick={() => onChange([])}>
        <T id="map.measure.removeAll" />
      </Button>
    </>
  );
}

interface RowProps {
  readonly removal: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Row({ removal, onRemove, children }: RowProps): ReactElement {
  return (
    <li>
      {children}
      <IconButton aria-label={removal} onClick={onRemove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 44,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
