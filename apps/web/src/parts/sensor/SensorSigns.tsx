import type { Node } from '@brazda/contract/iot/nodes.ts';
import { usualSilentHours } from '@brazda/domain/sensors/silence.ts';
import LocationOffOutlined from '@mui/icons-material/LocationOffOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SensorsOffOutlined from '@mui/icons-material/SensorsOffOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';

type Marked = Pick<Node, 'status' | 'isSilent' | 'isUnreadable' | 'geometry' | 'silentAfterHours'> & {
  /** How many alarms of it last. */
  readonly alarms?: number;
};

/** What about a sensor wants to be looked at; nothing where all is well. */
export function SensorSigns(marked: Marked): ReactElement | null {
  const { status, isSilent, isUnreadable, geometry, alarms = 0 } = marked;
  const isPlaced = geometry !== null;
  if (alarms === 0 && status === 'ACTIVE' && !isSilent && !isUnreadable && isPlaced) return null;
  return (
    <Signs>
      {alarms > 0 && (
        <Sign data-error>
          <NotificationsActiveOutlined aria-hidden />
          <T id="sensors.sign.alarms" values={{ count: alarms }} />
        </Sign>
      )}
      {status !== 'ACTIVE' && (
        <Sign>
          <T id={`history.value.iot.node.status.${status}`} />
        </Sign>
      )}
      {isSilent && <SilentSign silentAfterHours={marked.silentAfterHours} />}
      {isUnreadable && (
        <Sign data-warning>
          <ReportProblemOutlined aria-hidden />
          <T id="sensors.sign.UNREADABLE" />
        </Sign>
      )}
      {!isPlaced && (
        <Sign>
          <LocationOffOutlined aria-hidden />
          <T id="sensors.sign.UNPLACED" />
        </Sign>
      )}
    </Signs>
  );
}

function SilentSign({ silentAfterHours }: Pick<Marked, 'silentAfterHours'>): ReactElement {
  return (
    <Sign data-warning>
      <SensorsOffOutlined aria-hidden />
      <T id="sensors.silentFor" values={{ hours: silentAfterHours ?? usualSilentHours }} />
    </Sign>
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
  '&[data-error]': {
    borderColor: 'transparent',
    background: theme.vars.palette.error.light,
    color: theme.vars.palette.error.dark,
  },
  '&[data-warning]': {
    borderColor: 'transparent',
    background: theme.vars.palette.warning.light,
    color: theme.vars.palette.warning.dark,
  },
}));
