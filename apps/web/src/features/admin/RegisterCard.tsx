import type { RegisterState } from '@brazda/contract/agroevidence/registers.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useFetchRegister } from './registers.queries.ts';
import { RegisterFileDialog } from './RegisterFileDialog.tsx';

interface RegisterCardProps {
  readonly state: RegisterState;
  readonly isConnected: boolean;
}

/** One register: what the catalogue has of it, and the two ways by which it is brought up to date. */
export function RegisterCard({ state, isConnected }: RegisterCardProps): ReactElement {
  const headingId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const fetch = useFetchRegister(state.register);
  return (
    <Card aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        <T id={`admin.registers.${state.register}`} />
      </Typography>
      <div role="status">
        <T id="admin.registers.rows" values={{ rows: state.rows, former: state.formerRows }} />
        <br />
        <Imported {...state} />
      </div>
      {fetch.error && (
        <Notice tone="error">
          <ErrorText error={fetch.error} />
        </Notice>
      )}
      <Acts>
        <Button variant="outlined" aria-haspopup="dialog" disabled={state.isUnderWay} onClick={() => setChoosing(true)}>
          <T id="admin.registers.fromFile" />
        </Button>
        {isConnected && (
          <PendingButton isPending={state.isUnderWay || fetch.isPending} onClick={() => fetch.mutate()}>
            <T id="admin.registers.fetch" />
          </PendingButton>
        )}
      </Acts>
      {isChoosing && <RegisterFileDialog register={state.register} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function Imported({ importedAt, version, isUnderWay }: RegisterState): ReactElement {
  const { formatDate } = useIntl();
  if (isUnderWay) return <T id="admin.registers.isUnderWay" />;
  if (importedAt === null) return <T id="admin.registers.never" />;
  const at = formatDate(importedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return version === null ? (
    <T id="admin.registers.importedAt" values={{ at }} />
  ) : (
    <T id="admin.registers.importedVersion" values={{ at, version }} />
  );
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.small,
}));

const Acts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: 'auto',
}));
