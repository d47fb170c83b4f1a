import Button from '@mui/material/Button';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { RegistryFault } from '#web/i18n/RegistryFault.tsx';
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
import { FieldsArea, HeadArea, ImportLayout, NoteArea, ReportArea, SubmitArea } from './ImportLayout.tsx';
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
  const { registry, isSigningIn } = farm;

  return (
    <ImportLayout noValidate onSubmit={(event) => submitInPlace(event, farm)} as="form">
      <LeaveGuard isEntered={farm.isEntered}>
        <T id="farmImport.leave" />
      </LeaveGuard>
      <HeadArea>
        <PanelHead />
      </HeadArea>
      <FieldsArea>
        {isLost && (
          <Notice tone="warning">
            <T id="noFarm.lost" />
          </Notice>
        )}
        <FarmImportHeading farm={farm} />
        <FarmFields farm={farm} />
      </FieldsArea>
      <ReportArea>
        <Beside farm={farm} />
      </ReportArea>
      <NoteArea>
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
      </NoteArea>
      <SubmitArea>
        <PendingButton type="submit" size="large" isPending={isPending || registry.isPending}>
          <SubmitText farm={farm} />
        </PendingButton>
        {farm.isSignedIn && (
          <Button onClick={registry.reset}>
            <T id="farmImport.registryOther" />
          </Button>
        )}
        {history.canGoBack() && (
          <Button onClick={() => history.back()}>
            <T id="action.back" />
          </Button>
        )}
      </SubmitArea>
    </ImportLayout>
  );
}

/** The form stays where it is: what it does is up to us. */
function submitInPlace(event: { preventDefault: () => void }, { submit }: FarmForm): void {
  event.preventDefault();
  void submit();
}

interface FarmPartProps {
  readonly farm: FarmForm;
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
