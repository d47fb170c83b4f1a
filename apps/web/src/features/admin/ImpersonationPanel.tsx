import Visibility from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useClaims, useIsActing } from '#web/lib/session-context.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSwitchSession } from './use-switch-session.ts';

/** Over every screen while an administrator acts as somebody else: on which farm, as whom, and the way back. */
export function ImpersonationPanel({ farmName }: { readonly farmName: string }): ReactElement | null {
  const isActing = useIsActing();
  const user = useClaims()?.principal ?? '';
  const switching = useSwitchSession();
  const text = useText();
  if (!isActing) return null;
  return (
    <Panel aria-label={text('impersonation.title')}>
      <Visibility fontSize="small" aria-hidden />
      <span>
        {switching.error ? (
          <ErrorText error={switching.error} />
        ) : (
          <T id="impersonation.acting" values={{ farm: <strong>{farmName}</strong>, user }} />
        )}
      </span>
      <PendingButton
        size="small"
        variant="outlined"
        color="inherit"
        isPending={switching.isPending}
        onClick={() => switching.mutate(null)}
      >
        <T id="impersonation.end" />
      </PendingButton>
    </Panel>
  );
}

const Panel = styled('aside')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(1, 4),
  background: theme.vars.palette.warning.light,
  color: theme.vars.palette.warning.dark,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
  '& > button': { flex: 'none', minHeight: 44 },
}));
