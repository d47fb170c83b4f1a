import type { AvailableUpdates } from '@brazda/contract/agroevidence/eagri.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { failureWords } from '#web/parts/land-file/problem-words.ts';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { lastUpdateOptions } from '#web/parts/registry/registry.queries.ts';
import { LastTaken } from '#web/parts/registry/LastTaken.tsx';
import { askRegistryOptions, availableUpdatesOptions } from './land-update.queries.ts';

/** When the land was last taken from the registry, and whether the registry has changed it since. */
export function RegistryNews({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <Card aria-labelledby="registry-news">
      <Typography variant="h2" id="registry-news">
        <T id="landUpdate.standing" />
      </Typography>
      <div>
        <Quiet>
          <T id="integrations.registry.taken" />
        </Quiet>
        <LastUpdate farmId={farmId} />
      </div>
      <News farmId={farmId} />
    </Card>
  );
}

function LastUpdate({ farmId }: { readonly farmId: number }): ReactElement | null {
  const { data, error } = useQuery(lastUpdateOptions(farmId));
  if (error) return <ErrorText error={error} />;
  return data === undefined ? null : <LastTaken update={data} />;
}

function News({ farmId }: { readonly farmId: number }): ReactElement {
  const asked = useQuery(askRegistryOptions(farmId));
  const told = useQuery({
    ...availableUpdatesOptions(farmId),
    enabled: asked.isSuccess && !asked.isFetching,
  });
  const error = asked.error ?? told.error;
  const isAsking = asked.isFetching || told.isPending || told.data?.state === 'IN_PROGRESS';
  const isKnown = error !== null || !isAsking;
  return (
    <>
      <div role="status">
        {isKnown ? (
          <Answer farm={told.data?.farms.find((each) => each.farmId === farmId)} error={error} />
        ) : (
          <T id="landUpdate.asking" />
        )}
      </div>
      {isKnown && (
        <div>
          <Button variant="outlined" onClick={() => void asked.refetch().then(() => told.refetch())}>
            <T id="landUpdate.askAgain" />
          </Button>
        </div>
      )}
    </>
  );
}

interface AnswerProps {
  readonly farm: AvailableUpdates['farms'][number] | undefined;
  readonly error: Error | null;
}

function Answer({ farm, error }: AnswerProps): ReactElement {
  const intl = useIntl();
  if (error) return <Unknown reason={<ErrorText error={error} />} />;
  if (!farm || farm.hasChanges === null) {
    const failure = farm?.failure ?? null;
    return <Unknown reason={failure === null ? null : failureWords(intl, failure)} />;
  }
  return (
    <>
      {farm.hasChanges ? <Changes on={farm.changedOn} /> : <T id="landUpdate.noNews" />}
      {farm.checkedAt !== null && (
        <Quiet>
          <T
            id="landUpdate.checkedAt"
            values={{ at: <FormattedDate key="at" value={farm.checkedAt} dateStyle="medium" timeStyle="short" /> }}
          />
        </Quiet>
      )}
    </>
  );
}

function Changes({ on }: { readonly on: string | null }): ReactElement {
  const { locale } = useIntl();
  if (on === null) return <T id="landUpdate.news" />;
  return <T id="landUpdate.newsOf" values={{ day: formatDay(on, locale) }} />;
}

function Unknown({ reason }: { readonly reason: ReactElement | string | null }): ReactElement {
  return (
    <>
      <T id="landUpdate.unknown" /> {reason}
    </>
  );
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
}));

const Quiet = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: fontSizes.body }));
