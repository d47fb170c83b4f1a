import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PanelPage } from '#web/ui/PanelPage.tsx';

interface ResetStepProps {
  readonly title: PlainMessageId;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** One step on the way to a new password; from each there is a way back to the login. */
export function ResetStep({ title, lead, children }: ResetStepProps): ReactElement {
  const text = useText();
  return (
    <PanelPage>
      <PageTitle title={text(title)} />
      <Typography variant="h1">
        <T id={title} />
      </Typography>
      {lead !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 1, mb: 6, overflowWrap: 'anywhere' }} role="status">
          {lead}
        </Typography>
      )}
      {children}
      <Typography sx={{ mt: 6 }}>
        <Link component={RouteLink} to="/login">
          <T id="login.backToLogin" />
        </Link>
      </Typography>
    </PanelPage>
  );
}
