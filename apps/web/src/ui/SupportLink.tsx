import Link from '@mui/material/Link';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';

export function SupportLink({ email }: { readonly email: string }): ReactElement {
  return (
    <T
      id="shell.error.support"
      values={{
        email: (
          <Link key="email" href={`mailto:${email}`}>
            {email}
          </Link>
        ),
      }}
    />
  );
}
