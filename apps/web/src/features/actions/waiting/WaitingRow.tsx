import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import type { WaitingOperation } from './waiting-operation.ts';
import { waitingTitle } from './waiting-words.ts';

/** One thing that waits, in a list: what it is, what is to become of it, and whether somebody has to look at it. */
export function WaitingRow({ operation }: { readonly operation: WaitingOperation }): ReactElement {
  const intl = useIntl();
  const { id, farmId, work, state, at, tries } = operation;
  const time = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <Row to="/farm/$farmId/actions/waiting/$operationId" params={{ farmId: String(farmId), operationId: id }}>
        <strong>{waitingTitle(intl, operation)}</strong>
        <Mark data-state={state}>
          <T id={`actions.waiting.state.${state}`} />
        </Mark>
        <Quiet>
          <T id={`actions.waiting.kind.${work.kind}`} values={{ time }} />
          {tries > 0 && state === 'WAITING' && (
            <>
              {' '}
              <T id="actions.waiting.tries" values={{ count: tries }} />
            </>
          )}
        </Quiet>
      </Row>
    </li>
  );
}

const Row = createLink(
  styled('a')(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1, 3),
    minHeight: 44,
    padding: theme.spacing(3, 4),
    borderRadius: radii.medium,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: theme.vars.palette.edge },
  })),
);

const Mark = styled('span')(({ theme }) => ({
  alignSelf: 'start',
  padding: theme.spacing(0, 2),
  borderRadius: radii.small,
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.medium,
  lineHeight: 1.75,
  background: theme.vars.palette.warning.light,
  color: theme.vars.palette.text.primary,
  '&:not([data-state="WAITING"])': { background: theme.vars.palette.error.light },
}));

const Quiet = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
}));
