import type { RegistryAccess } from '@brazda/contract/agroevidence/eagri.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { lastUpdateOptions } from '#web/parts/registry/registry.queries.ts';
import { LastTaken } from '#web/parts/registry/LastTaken.tsx';

/** As whom the farm signs in, and when its land last came from the registry. */
export function RegistryFacts({ access }: { readonly access: RegistryAccess }): ReactElement {
  return (
    <Facts>
      <div>
        <dt>
          <T id="registry.login" />
        </dt>
        <dd>{access.login}</dd>
      </div>
      <div>
        <dt>
          <T id="registry.szrid" />
        </dt>
        <dd>{access.szrid}</dd>
      </div>
      <div>
        <dt>
          <T id="registry.secret" />
        </dt>
        <dd>
          <T id="integrations.registry.keyKept" />
        </dd>
      </div>
      <div>
        <dt>
          <T id="integrations.registry.taken" />
        </dt>
        <dd>
          <LastUpdate farmId={access.farmId} />
        </dd>
      </div>
    </Facts>
  );
}

function LastUpdate({ farmId }: { readonly farmId: number }): ReactElement {
  const { data, error } = useQuery(lastUpdateOptions(farmId));
  if (error) return <ErrorText error={error} />;
  return data === undefined ? <Skeleton width={160} /> : <LastTaken update={data} />;
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 6),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body },
  '& dd': {
    margin: 0,
    fontWeight: fontWeights.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
