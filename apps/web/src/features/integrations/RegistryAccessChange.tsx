import type { RegistryAccess } from '@brazda/contract/agroevidence/eagri.ts';
import Button from '@mui/material/Button';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { RegistryAccessForm } from './RegistryAccessForm.tsx';

/** The form by which a farm signs in to the registry; where it does already, it opens when somebody wants to change that. */
export function RegistryAccessChange({ access }: { readonly access: RegistryAccess }): ReactElement {
  const [form, setForm] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const show = useSnackbar();
  const close = (): void => setForm('closed');
  if (access.hasSecret && form !== 'open') {
    return (
      <div>
        <Button variant="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
          <T id="integrations.registry.change" />
        </Button>
      </div>
    );
  }
  return (
    <RegistryAccessForm
      access={access}
      onSaved={({ login }) => {
        close();
        show({ message: <T id="integrations.registry.saved" values={{ login }} /> });
      }}
      onCancel={access.hasSecret ? close : undefined}
    />
  );
}
