import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { useMinute } from './use-minute.ts';
import { sinceWords } from './since-words.ts';

/** When a sensor was heard last: how long ago, and at what time exactly. */
export function LastHeard({ heardAt }: Pick<Node, 'heardAt'>): ReactElement {
  const intl = useIntl();
  const now = useMinute();
  if (heardAt === null) return <T id="sensors.never" />;
  return (
    <Heard dateTime={heardAt}>
      <span>{sinceWords(intl, Date.parse(heardAt), now)}</span>
      <small>{intl.formatDate(heardAt, { dateStyle: 'medium', timeStyle: 'short' })}</small>
    </Heard>
  );
}

const Heard = styled('time')(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, whiteSpace: 'nowrap' },
}));
