import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { takeDroppedLand } from '#web/parts/land-file/dropped-land.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmOptions } from '#web/parts/farm/farms.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { CreationFault } from './CreationFault.tsx';
import { useAddLand } from './farm-import.queries.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportForm } from './ImportForm.tsx';
import { fileFault, LandFileField, type FileFault } from './LandFileField.tsx';
import { LandFileTruth } from './LandFileTruth.tsx';
import { useLandFile, type LandFileState } from './use-land-file.ts';

/** Fills a farm that is there with the parcels of a file, and takes back what was filled in by mistake. */
export function AddLandScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { data: farm, error, refetch } = useQuery(farmOptions(farmId));
  return (
    <>
      <PageTitle title={text('addLand.title')} />
      {farm ? (
        <AddLand key={farm.id} farm={farm} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader label={<T id="shell.loading" />} />
      )}
    </>
  );
}

function AddLand({ farm }: { readonly farm: Farm }): ReactElement {
  const landFile = useLandFile(farm.countryCode, farm.id);
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const add = useAddLand(farm.id, ({ id }) => {
    void navigate({ to: '/signup/import-in-progress', search: { import: id } });
  });
  const takeDropped = useEffectEvent(() => {
    const files = takeDroppedLand();
    if (files.length > 0) void landFile.choose(files);
  });
  useEffect(() => takeDropped(), []);
  const isReady = landFile.validation === 1 && freshParcels(landFile) > 0;

  const submit = (): void => {
    setTried(true);
    if (isReady && landFile.choice && !add.isPending) add.mutate(landFile.choice);
  };

  return (
    <ImportForm
      fields={
        <>
          <div>
            <Typography variant="h1">
              <T id="addLand.title" />
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              <T id="addLand.lead" values={{ farm: farm.name }} />
            </Typography>
          </div>
          <LandFileField
            landFile={landFile}
            fault={isTried && !isReady ? faultOf(landFile) : undefined}
            onChoose={() => {
              setTried(false);
              add.reset();
            }}
          />
        </>
      }
      beside={<LandFileTruth landFile={landFile} countryCode={farm.countryCode} />}
      notes={
        <>
          <AlreadyThere landFile={landFile} />
          {add.error && (
            <Notice tone="error">
              <CreationFault error={add.error} />
            </Notice>
          )}
          <ImportHistory farmId={farm.id} />
        </>
      }
      buttons={
        <PendingButton type="submit" size="large" isPending={add.isPending}>
          {isReady ? (
            <T id="addLand.submitParcels" values={{ count: freshParcels(landFile) }} />
          ) : (
            <T id="addLand.submit" />
          )}
        </PendingButton>
      }
      onSubmit={submit}
    />
  );
}

interface LandFileProps {
  readonly landFile: LandFileState;
}

function freshParcels({ report }: LandFileState): number {
  return (report?.parcels ?? 0) - (report?.alreadyThere ?? 0);
}

/** What of the file will not be doubled. */
function AlreadyThere({ landFile }: LandFileProps): ReactElement | null {
  const { report, validation } = landFile;
  const count = report?.alreadyThere ?? 0;
  if (validation !== 1 || count === 0) return null;
  return (
    <Notice tone={freshParcels(landFile) === 0 ? 'warning' : 'plain'}>
      <T id={freshParcels(landFile) === 0 ? 'addLand.allThere' : 'addLand.someThere'} values={{ count }} />
    </Notice>
  );
}

function faultOf(landFile: LandFileState): FileFault {
  return landFile.validation === 1 ? 'addLand.nothingNew' : fileFault(landFile, 'addLand.fileRequired');
}
