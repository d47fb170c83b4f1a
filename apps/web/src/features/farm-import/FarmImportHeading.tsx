import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import type { FarmForm } from './use-farm-form.ts';

/** What is set up here, and where its land can come from as far as that is open. */
export function FarmImportHeading({ farm: { country, isSignedIn } }: { readonly farm: FarmForm }): ReactElement {
  const { isRegistryConnected } = useConfiguration();
  const isRegistryOffered = isRegistryConnected && (!country || country.id === 'CZ');
  return (
    <div>
      <Typography variant="h1">
        <T id="farmImport.title" />
      </Typography>
      {!isSignedIn && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <T id={isRegistryOffered ? 'farmImport.leadRegistry' : 'farmImport.lead'} />
        </Typography>
      )}
    </div>
  );
}
