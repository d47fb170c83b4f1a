import { waterStates } from '@brazda/domain/enumerations/water-balance.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { AgronomyInfo } from '#web/parts/agronomy/AgronomyInfo.tsx';
import { standingsPerPage, waterStandingsOptions } from '#web/parts/agronomy/water-balances.queries.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SensorTabs } from './SensorTabs.tsx';
import { validateWaterSearch } from './water-search.ts';
import { WaterTable } from './WaterTable.tsx';

/** How what stands on the parcels of a farm is off for water. */
export function WaterScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const intl = useIntl();
  const [search, show] = useListSearch(validateWaterSearch);
  const standings = useQuery(waterStandingsOptions(farmId, search));
  const judged = standings.data?.rows[0]?.judgedDay;
  return (
    <WidePage>
      <PageTitle title={text('waterBalance.section')} />
      <PageHead>
        <Title>
          <Typography variant="h1">
            <T id="waterBalance.section" />
          </Typography>
          <AgronomyInfo topic="WATER_BALANCE" />
        </Title>
      </PageHead>
      <SensorTabs farmId={farmId} />
      <Typography color="textSecondary">
        <T id="waterBalance.lead" />
        {judged !== undefined && (
          <>
            {' '}
            <T
              id="agronomy.judged"
              values={{ day: intl.formatDate(judged, { dateStyle: 'medium', timeZone: 'UTC' }) }}
            />
          </>
        )}
      </Typography>
      <Filter>
        <ChoiceField
          label={<T id="agronomy.which" />}
          choices={[
            { value: '', label: text('sensors.any') },
            ...waterStates.map((value) => ({ value, label: text(`waterBalance.state.${value}`) })),
          ]}
          value={search.state ?? ''}
          onChoose={(value) => show({ state: waterStates.find((one) => one === value) })}
        />
      </Filter>
      <PagedList
        answer={standings}
        page={search.page ?? 1}
        perPage={standingsPerPage}
        onPage={(page) => show({ page })}
        empty={
          search.state ? (
            <NothingFound heading={<T id="agronomy.nothing" />} onClear={() => show({ state: undefined })} />
          ) : (
            <EmptyState heading={<T id="waterBalance.none" />}>
              <T id="waterBalance.noneHelp" />
            </EmptyState>
          )
        }
      >
        {(rows) => <WaterTable farmId={farmId} standings={rows} />}
      </PagedList>
    </WidePage>
  );
}

const Title = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

const Filter = styled('div')({ maxWidth: 320 });
