import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { takeDroppedLand } from '#web/parts/land-file/dropped-land.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmOptions } from '#web/parts/farm/farms.queries.ts';
import { landUpdatesOptions } from '#web/parts/land-update/land-updates.queries.ts';
import { OpenUpdate } from '#web/parts/land-update/OpenUpdate.tsx';
import { isOpen } from '#web/parts/land-update/update-states.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { CreationFault } from './CreationFault.tsx';
import { useCompareLand } from './farm-import.queries.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportForm } from './ImportForm.tsx';
import { fileFault, LandFileField } from './LandFileField.tsx';
import { LandFileTruth } from './LandFileTruth.tsx';
import { useLandFile, type LandFileState } from './use-land-file.ts';

/** Compares a farm that is there with the parcels of a file, and leads to what came of it before. */
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
  const { data: updates } = useQuery(landUpdatesOptions(farm.id));
  const open = updates?.rows.find(isOpen);
  const compare = useCompareLand(farm.id, ({ id }) => {
    const params = { farmId: String(farm.id) };
    void navigate({ to: '/farm/$farmId/user/updatelpis', params, search: { update: id } });
  });
  const takeDropped = useEffectEvent(() => {
    const files = takeDroppedLand();
    if (files.length > 0) void landFile.choose(files);
  });
  useEffect(() => takeDropped(), []);
  const isReady = landFile.validation === 1;

  const submit = (): void => {
    setTried(true);
    if (isReady && landFile.choice && !compare.isPending) compare.mutate(landFile.choice);
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
          {open && <OpenUpdate update={open} />}
          <LandFileField
            landFile={landFile}
            fault={isTried && !isReady ? fileFault(landFile, 'addLand.fileRequired') : undefined}
            onChoose={() => {
              setTried(false);
              compare.reset();
            }}
          />
        </>
      }
      beside={<LandFileTruth landFile={landFile} countryCode={farm.countryCode} />}
      notes={
        <>
          <AlreadyThere landFile={landFile} />
          {compare.error && (
            <Notice tone="error">
              <CreationFault error={compare.error} />
            </Notice>
          )}
          <ImportHistory farmId={farm.id} />
        </>
      }
      buttons={
        <PendingButton type="submit" size="large" isPending={compare.isPending}>
          <T id="addLand.submit" />
        </PendingButton>
      }
      onSubmit={submit}
    />
  );
}

interface LandFileProps {
  readonly landFile: LandFileState;
}

/** How much of the file the farm has already. */
function AlreadyThere({ landFile }: LandFileProps): ReactElement | null {
  const { report, validation } = landFile;
  const count = report?.alreadyThere ?? 0;
  if (validation !== 1 || count === 0) return null;
  return (
    <Notice>
      <T id={count === report?.parcels ? 'addLand.allThere' : 'addLand.someThere'} values={{ count }} />
    </Notice>
  );
}
