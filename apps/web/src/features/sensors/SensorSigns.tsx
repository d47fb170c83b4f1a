import type { Node } from '@brazda/contract/iot/nodes.ts';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';

type Marked = Pick<Node, 'status' | 'isSilent' | 'isUnreadable' | 'geometry'>;

/** What about a sensor wants to be looked at; nothing where all is well. */
export function SensorSigns({ status, isSilent, isUnreadable, geometry }: Marked): ReactElement | null {
  if (status === 'ACTIVE' && !isSilent && !isUnreadable && geometry !== null) return null;
  return (
    <Signs>
      {status !== 'ACTIVE' && (
        <Sign>
          <T id={`history.value.iot.node.status.${status}`} />
        </Sign>
      )}
      {isSilent && (
        <Sign data-warning>
          <SensorsOffOutlined aria-hidden />
          <T id="sensors.sign.SILENT" />
        </Sign>
      )}
      {isUnreadable && (
        <Sign data-warning>
          <ReportProblemOutlined aria-hidden />
          <T id="sensors.sign.UNREADABLE" />
        </Sign>
      )}
      {geometry === null && (
        <Sign>
          <LocationOffOutlined aria-hidden />
          <T id="sensors.sign.UNPLACED" />
        </Sign>
      )}
    </Signs>
  );
}

const Signs = styled('span')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 2),
  borderRadius: radii.small,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.caption,
  lineHeight: '16px',
  '& > svg': { flex: 'none', fontSize: fontSizes.lead },
  '&[data-warning]': {
    borderColor: 'transparent',
    background: theme.vars.palette.warning.light,
    color: theme.vars.palette.warning.dark,
  },
}));
