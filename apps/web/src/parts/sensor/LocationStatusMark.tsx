import type { LocationStatus } from '@brazda/domain/enumerations/sensor-device.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';

/** How it is at a place: a dot of a colour, and the word for it. */
export function LocationStatusMark({ status }: { readonly status: LocationStatus }): ReactElement {
  return (
    <Mark data-status={status}>
      <T id={`sensors.places.status.${status}`} />
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(2),
  '&::before': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: theme.vars.palette.text.disabled,
  },
  '&[data-status="ACTIVE"]::before': { background: theme.vars.palette.success.main },
  '&[data-status="ERROR"]::before': { background: theme.vars.palette.error.main },
  '&[data-status="TRANSFER"]::before': { background: theme.vars.palette.warning.main },
  '&[data-status="HISTORICAL"]::before': { background: theme.vars.palette.info.main },
}));
