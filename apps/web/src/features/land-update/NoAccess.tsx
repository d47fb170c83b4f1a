import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Without a key nobody can be asked; it is entered where all ties to others are. */
export function NoAccess({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton variant="outlined" to="/farm/$farmId/user/integrations" params={{ farmId: String(farmId) }}>
          <T id="landUpdate.toIntegrations" />
        </LinkButton>
      }
    >
      <T id="error.eagri.noAccess" />
    </Notice>
  );
}
