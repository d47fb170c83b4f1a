import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { AskBefore } from '#web/ui/AskBefore.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useChangeRecords, useRecordAct } from './record-imports.queries.ts';

/** How rows are put together, what comes of it, and the way to record it or to put the file aside. */
export function StartBar({ one }: { readonly one: RecordImport }): ReactElement {
  const change = useChangeRecords(one);
  const start = useRecordAct(one);
  const discard = useRecordAct(one);
  const [isAsked, setAsked] = useState(false);
  const { READY: ready, WARNING: warned, ERROR: wrong } = one.byVerdict;
  return (
    <Stack aria-labelledby="record-together">
      <Typography variant="h3" component="h3" id="record-together">
        <T id="recordImports.together" />
      </Typography>
      <Switch
        label={<T id="recordImports.joinsParcels" />}
        isOn={one.joinsParcels}
        onSwitch={(joinsParcels) => change.mutate({ joinsParcels })}
      />
      <Switch
        label={<T id="recordImports.joinsMaterials" />}
        isOn={one.joinsMaterials}
        onSwitch={(joinsMaterials) => change.mutate({ joinsMaterials })}
      />
      <Switch
        label={<T id="recordImports.takesDoubles" />}
        isOn={one.takesDoubles}
        onSwitch={(takesDoubles) => change.mutate({ takesDoubles })}
      />
      <p role="status">
        <strong>
          <T id="recordImports.becomes" values={{ rows: ready + warned, actions: one.actions }} />
        </strong>
      </p>
      {wrong > 0 && (
        <Notice tone="warning">
          <T id="recordImports.start.left" values={{ count: wrong }} />
        </Notice>
      )}
      {(start.error ?? change.error) && (
        <Notice tone="error">
          <ErrorText error={start.error ?? change.error} />
        </Notice>
      )}
      <Acts>
        <PendingButton
          variant="contained"
          isPending={start.isPending}
          disabled={one.actions === 0}
          onClick={() => start.mutate('start')}
        >
          <T id="recordImports.start" values={{ actions: one.actions }} />
        </PendingButton>
        {!isAsked && (
          <Button onClick={() => setAsked(true)}>
            <T id="recordImports.discard" />
          </Button>
        )}
      </Acts>
      <AskBefore
        isAsked={isAsked}
        question={<T id="recordImports.discard.question" />}
        label={<T id="recordImports.discard" />}
        error={discard.error}
        isPending={discard.isPending}
        onDo={() => discard.mutate('discard')}
        onLeave={() => setAsked(false)}
      />
    </Stack>
  );
}

const Stack = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  maxWidth: 720,
  '& p': { margin: 0 },
}));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) }));
