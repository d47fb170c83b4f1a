import type { Import } from '@brazda/contract/agroevidence/imports.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { failureWords } from '#web/parts/land-file/problem-words.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { LandProblems } from '#web/parts/land-file/LandProblems.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useRetryImport } from './farm-import.queries.ts';

interface ImportStateProps {
  readonly landImport: Import;
}

export function ImportState({ landImport }: ImportStateProps): ReactElement {
  switch (landImport.state) {
    case 'SUCCESS':
      return <Success landImport={landImport} />;
    case 'FAILED':
      return <Failed landImport={landImport} />;
    case 'TAKEN_BACK':
      return <TakenBack farmId={landImport.farmId} />;
    case 'WAITING':
    case 'IN_PROGRESS':
      return <UnderWay landImport={landImport} />;
  }
}

function UnderWay({ landImport }: ImportStateProps): ReactElement {
  const text = useText();
  const { done, total } = landImport;
  return (
    <Stack>
      <Typography>
        <HowFar landImport={landImport} />
      </Typography>
      <ProgressBar label={text('importProgress.title')} done={done} total={total} />
      <Typography color="textSecondary">
        <T id="importProgress.mayLeave" />
      </Typography>
    </Stack>
  );
}

function HowFar({ landImport: { origin, done, total, fileName } }: ImportStateProps): ReactElement {
  if (origin === 'REGISTRY') {
    if (total === null) return <T id="importProgress.readingRegistry" />;
    return <T id="importProgress.countedRegistry" values={{ done, total }} />;
  }
  if (total === null) return <T id="importProgress.reading" values={{ fileName }} />;
  return <T id="importProgress.counted" values={{ done, total, fileName }} />;
}

function Success({ landImport }: ImportStateProps): ReactElement {
  const { imported, skipped, alreadyThere, areaHa, problems, problemCount, farmId } = landImport;
  const area = <FormattedNumber key="area" value={areaHa} minimumFractionDigits={2} maximumFractionDigits={2} />;
  return (
    <Stack>
      <div role="status">
        <Notice tone="success">
          <p>
            {imported === 0 && alreadyThere > 0 ? (
              <T id="importProgress.nothingNew" />
            ) : (
              <T id="importProgress.success" values={{ count: imported, area }} />
            )}
          </p>
          {alreadyThere > 0 && (
            <p>
              <T id="importProgress.alreadyThere" values={{ count: alreadyThere }} />
            </p>
          )}
          {skipped > 0 && (
            <p>
              <T id="importProgress.skipped" values={{ count: skipped }} />
            </p>
          )}
        </Notice>
      </div>
      <LinkButton variant="contained" size="large" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
        <T id="importProgress.toMap" />
      </LinkButton>
      <LandProblems heading="h2" problems={problems} count={problemCount} />
    </Stack>
  );
}

function Failed({ landImport }: ImportStateProps): ReactElement {
  const { id, failure, problems, problemCount, farmId } = landImport;
  const intl = useIntl();
  const retry = useRetryImport();
  const mayRetry = useMay('land.change', farmId);
  return (
    <Stack>
      <Notice tone="error">
        <p>
          <T id="importProgress.failed" />
        </p>
        {failureWords(intl, failure)}
      </Notice>
      {retry.error && (
        <Notice tone="error">
          <ErrorText error={retry.error} />
        </Notice>
      )}
      {mayRetry && (
        <PendingButton size="large" isPending={retry.isPending} onClick={() => retry.mutate(id)}>
          <T id="importProgress.retry" />
        </PendingButton>
      )}
      <LinkButton variant="outlined" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
        <T id="importProgress.toMap" />
      </LinkButton>
      <LandProblems heading="h2" problems={problems} count={problemCount} />
    </Stack>
  );
}

function TakenBack({ farmId }: Pick<Import, 'farmId'>): ReactElement {
  return (
    <Stack>
      <Notice>
        <T id="importProgress.takenBack" />
      </Notice>
      <LinkButton variant="contained" size="large" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
        <T id="importProgress.toMap" />
      </LinkButton>
    </Stack>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  '& p': { margin: 0 },
}));
