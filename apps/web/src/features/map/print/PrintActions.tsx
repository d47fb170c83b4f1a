import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { logger } from '#web/lib/logger.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import type { SheetOrder } from './make-sheet.ts';
import type { Loss } from './map-order.ts';
import { outputs, usePrinting, type Printing } from './use-printing.ts';

interface PrintActionsProps {
  readonly orderNow: () => SheetOrder | undefined;
  readonly isReady: boolean;
}

/** Makes the sheet, and says how it went. */
export function PrintActions({ orderNow, isReady }: PrintActionsProps): ReactElement {
  const { cancel, printing, start } = usePrinting((fault) => logger.error('The map could not be put on paper', fault));
  const isWorking = printing.is === 'working';
  return (
    <>
      <Buttons>
        {outputs.map((output) => (
          <PendingButton
            key={output}
            variant={output === 'pdf' ? 'contained' : 'outlined'}
            isPending={(isWorking && printing.output === output) || !isReady}
            disabled={isWorking}
            onClick={() => {
              const order = orderNow();
              if (order) start(output, order);
            }}
          >
            <T id={`map.print.${output}`} />
          </PendingButton>
        ))}
      </Buttons>
      <div role="status">
        {isWorking && (
          <Working>
            <T id="map.print.working" />
            <Button onClick={cancel}>
              <T id="action.cancel" />
            </Button>
          </Working>
        )}
        <Outcome printing={printing} />
      </div>
    </>
  );
}

function Outcome({ printing }: { readonly printing: Printing }): ReactElement | null {
  if (printing.is === 'failed')
    return (
      <Notice tone="error">
        <T id="map.print.failed" />
      </Notice>
    );
  if (printing.is !== 'done') return null;
  if (printing.losses.length === 0)
    return printing.output === 'print' ? null : (
      <Notice tone="success">
        <T id="map.print.saved" />
      </Notice>
    );
  return (
    <Notice tone="warning">
      <Losses>
        {printing.losses.map((loss) => (
          <li key={loss.layer}>
            <LossText loss={loss} />
          </li>
        ))}
      </Losses>
    </Notice>
  );
}

/** Layers of an installation's own are called by the id that its configuration gives them. */
function LossText({ loss: { layer, reason } }: { readonly loss: Loss }): ReactElement {
  const text = useText();
  const { messages } = useIntl();
  const named = [`map.layer.${layer}`, `map.base.${layer}`].find((id) => isMessageId(id, messages));
  return <T id={`map.print.lost.${reason}`} values={{ layer: named === undefined ? layer : text(named) }} />;
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  // In sight also where a low screen has no room for all above it.
  position: 'sticky',
  bottom: theme.spacing(-3),
  zIndex: 1,
  margin: theme.spacing(0, -3, -3),
  padding: theme.spacing(2, 3, 3),
  background: theme.vars.palette.background.paper,
  '& > *': { flex: 'auto' },
}));

const Working = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

const Losses = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
