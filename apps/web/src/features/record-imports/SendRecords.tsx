import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useText } from '#web/i18n/T.tsx';
import { useSendRecords } from './record-imports.queries.ts';

const faults = ['unreadable', 'tooLarge', 'tooManyRows', 'empty', 'tooManyOpen'] as const;
/** As many as the server reads; it says so by itself. */
const mostRows = 20_000;

interface SendRecordsProps {
  readonly farmId: number;
  readonly onSent: (sent: RecordImport) => void;
}

/** Takes a table of old records, which is read at once. */
export function SendRecords({ farmId, onSent }: SendRecordsProps): ReactElement {
  const text = useText();
  const [name, setName] = useState<string>();
  const { error, isPending, mutate } = useSendRecords(farmId);
  const take = ([file]: readonly File[]): void => {
    if (!file || isPending) return;
    setName(file.name);
    mutate(file, { onSuccess: onSent });
  };
  return (
    <Stack>
      <Typography color="textSecondary">
        <T id="recordImports.intro" />
      </Typography>
      <FileDrop
        label={<T id="recordImports.file" />}
        help={<T id="recordImports.file.help" />}
        accept=".xlsx,.csv,.txt"
        fileName={name}
        onFiles={take}
      />
      {isPending && (
        <div role="status">
          <T id="recordImports.reading" />
          <ProgressBar label={text('recordImports.reading')} done={0} total={null} />
        </div>
      )}
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
          <Faults error={error} />
        </Notice>
      )}
    </Stack>
  );
}

function Faults({ error }: { readonly error: Error }): ReactElement | null {
  if (!isApiError(error, 'recordFile.invalid')) return null;
  const known = error.fields.flatMap(({ code }) => faults.find((fault) => code === `recordFile.${fault}`) ?? []);
  return (
    <>
      {known.map((fault) => (
        <p key={fault}>
          {fault === 'tooManyRows' ? (
            <T id="recordImports.fault.tooManyRows" values={{ rows: mostRows }} />
          ) : (
            <T id={`recordImports.fault.${fault}`} />
          )}
        </p>
      ))}
    </>
  );
}

const Stack = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  maxWidth: 720,
  '& p': { margin: 0 },
}));
