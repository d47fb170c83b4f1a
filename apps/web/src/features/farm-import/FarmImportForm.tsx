import Button from '@mui/material/Button';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { RegistryFault } from '#web/parts/registry/RegistryFault.tsx';
import { T } from '#web/i18n/T.tsx';
import { FieldsGround } from '#web/ui/FieldsGround.tsx';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { LicenceLink } from '#web/ui/LicenceLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PanelHead } from '#web/ui/PanelHead.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { CreationFault } from './CreationFault.tsx';
import { FarmFields } from './FarmFields.tsx';
import { FarmImportHeading } from './FarmImportHeading.tsx';
import { NoFarmHint } from './NoFarmHint.tsx';
import type { NewFarm } from './farm-import.queries.ts';
import { ImportForm } from './ImportForm.tsx';
import { LandFileTruth } from './LandFileTruth.tsx';
import { RegistryGuide } from './RegistryGuide.tsx';
import { useFarmForm, type FarmForm } from './use-farm-form.ts';

interface FarmImportFormProps {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: (farm: NewFarm) => void;
}

export function FarmImportForm({ isPending, error, onSubmit }: FarmImportFormProps): ReactElement {
  const { history } = useRouter();
  const { lost: isLost } = useSearch({ from: '/panel/signup/import' });
  const farm = useFarmForm(isPending, onSubmit);

  return (
    <ImportForm
      head={<PanelHead />}
      fields={
        <>
          <LeaveGuard isEntered={farm.isEntered}>
            <T id="farmImport.leave" />
          </LeaveGuard>
          {isLost && (
            <Notice tone="warning">
              <T id="noFarm.lost" />
            </Notice>
          )}
          <FarmImportHeading farm={farm} />
          <FarmFields farm={farm} />
        </>
      }
      beside={<Beside farm={farm} />}
      notes={<Notes farm={farm} error={error} />}
      buttons={
        <>
          <PendingButton type="submit" size="large" isPending={isPending || farm.registry.isPending}>
            <SubmitText farm={farm} />
          </PendingButton>
          {farm.isSignedIn && (
            <Button onClick={farm.registry.reset}>
              <T id="farmImport.registryOther" />
            </Button>
          )}
          {history.canGoBack() && (
            <Button onClick={() => history.back()}>
              <T id="action.back" />
            </Button>
          )}
        </>
      }
      onSubmit={() => void farm.submit()}
    />
  );
}

interface FarmPartProps {
  readonly farm: FarmForm;
}

interface NotesProps extends FarmPartProps {
  readonly error: unknown;
}

/** What went wrong, and what belongs to the form besides its fields. */
function Notes({ farm: { registry, isSigningIn }, error }: NotesProps): ReactElement {
  return (
    <>
      {error !== null && (
        <Notice tone="error">
          <CreationFault error={error} />
        </Notice>
      )}
      {isSigningIn && registry.error && (
        <Notice tone="error">
          <RegistryFault error={registry.error} />
        </Notice>
      )}
      <LicenceLink />
      <NoFarmHint />
    </>
  );
}

/** What helps with the form, or is known of what was put into it. */
function Beside({ farm: { importType, isSigningIn, landFile, country, chooseCountry } }: FarmPartProps): ReactElement {
  if (importType === 'shapefile')
    return <LandFileTruth landFile={landFile} countryCode={country?.id} onSwitchCountry={chooseCountry} />;
  return isSigningIn ? <RegistryGuide /> : <FieldsGround />;
}

function SubmitText({ farm: { importType, isSigningIn, landFile } }: FarmPartProps): ReactElement {
  if (isSigningIn) return <T id="farmImport.registrySignIn" />;
  const isGood = importType === 'shapefile' && landFile.validation === 1;
  const parcels = isGood ? landFile.report?.parcels : undefined;
  if (parcels === undefined) return <T id="farmImport.submit" />;
  return <T id="farmImport.submitParcels" values={{ count: parcels }} />;
}
