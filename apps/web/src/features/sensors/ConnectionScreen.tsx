import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { AccessKeys, type ShownKey } from './AccessKeys.tsx';
import { NetworkAddress } from './NetworkAddress.tsx';
import { SensorMessages } from './SensorMessages.tsx';
import { validateConnectionSearch } from './sensors-search.ts';
import { SensorTabs } from './SensorTabs.tsx';

/** How what sensors send reaches the farm: keys, addresses, and what came lately. */
export function ConnectionScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateConnectionSearch);
  const [shownKey, setShownKey] = useState<ShownKey>();
  return (
    <WidePage>
      <PageTitle title={text('sensors.connection')} />
      <PageHead>
        <Typography variant="h1">
          <T id="sensors.connection" />
        </Typography>
      </PageHead>
      <SensorTabs farmId={farmId} />
      <Halves>
        <AccessKeys farmId={farmId} shown={shownKey} onShown={setShownKey} />
        <NetworkAddress
          farmId={farmId}
          network={search.network ?? 'CHIRPSTACK'}
          shownKey={shownKey?.key}
          onNetwork={(network) => show({ network, page: search.page })}
        />
      </Halves>
      <SensorMessages farmId={farmId} search={search} onShow={show} />
    </WidePage>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
