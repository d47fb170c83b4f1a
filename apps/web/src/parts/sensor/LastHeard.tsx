import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { useMinute } from './use-minute.ts';
import { sinceWords } from './since-words.ts';

interface LastHeardProps extends Pick<Node, 'heardAt'> {
  /** What the time is of, where nothing else says it. */
  readonly label?: ReactNode;
}

/** When a sensor was heard last: how long ago, and at what time exactly. */
export function LastHeard({ heardAt, label }: LastHeardProps): ReactElement {
  const intl = useIntl();
  const now = useMinute();
  const said = label !== undefined && <>{label} </>;
  if (heardAt === null)
    return (
      <span>
        {said}
        <T id="sensors.never" />
      </span>
    );
  return (
    <Heard dateTime={heardAt}>
      <span>
        {said}
        {sinceWords(intl, Date.parse(heardAt), now)}
      </span>
      <small>{intl.formatDate(heardAt, { dateStyle: 'medium', timeStyle: 'short' })}</small>
    </Heard>
  );
}

const Heard = styled('time')(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption, whiteSpace: 'nowrap' },
}));
