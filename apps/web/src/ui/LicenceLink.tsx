import Link from '@mui/material/Link';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { LicenceDialog } from './LicenceDialog.tsx';

/** The way to read the terms without leaving a form. */
export function LicenceLink(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link component="button" type="button" onClick={() => setOpen(true)}>
        <T id="signUp.readLicence" />
      </Link>
      <LicenceDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
