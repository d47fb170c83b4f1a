import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';

/** Where other providers send people back after a consent; of a consent that nobody here is waiting for it says so. */
export function ConsentReturnScreen(): ReactElement {
  const text = useText();
  const isSignedIn = useClaims() !== null;
  return (
    <PanelPage>
      <PageTitle title={text('oauth.title')} />
      <Typography variant="h1">
        <T id="oauth.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 6 }}>
        <T id="oauth.lead" />
      </Typography>
      {isSignedIn ? <ToIntegrations /> : <ToSignIn />}
    </PanelPage>
  );
}

/** To the user's first farm; who has none, or cannot be told, finds their way from the beginning. */
function ToIntegrations(): ReactElement | null {
  const { data: farms, isPending } = useQuery(farmListOptions());
  if (isPending) return null;
  const first = farms?.[0];
  return first ? (
    <LinkButton
      variant="contained"
      size="large"
      to="/farm/$farmId/user/integrations"
      params={{ farmId: String(first.id) }}
    >
      <T id="oauth.toIntegrations" />
    </LinkButton>
  ) : (
    <LinkButton variant="contained" size="large" to="/farm">
      <T id="action.continue" />
    </LinkButton>
  );
}

function ToSignIn(): ReactElement {
  return (
    <LinkButton variant="contained" size="large" to="/login">
      <T id="login.submit" />
    </LinkButton>
  );
}
