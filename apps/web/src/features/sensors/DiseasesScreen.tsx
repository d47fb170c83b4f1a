import { diseaseLevels } from '@brazda/domain/enumerations/agronomy.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { AgronomyInfo } from '#web/parts/agronomy/AgronomyInfo.tsx';
import { diseaseLightsOptions, lightsPerPage } from '#web/parts/agronomy/disease-lights.queries.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { DiseaseTable } from './DiseaseTable.tsx';
import { validateDiseasesSearch } from './diseases-search.ts';
import { NothingFound } from './NothingFound.tsx';
import { SensorTabs } from './SensorTabs.tsx';

/** How near diseases are to what stands on the parcels of a farm. */
export function DiseasesScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const intl = useIntl();
  const [search, show] = useListSearch(validateDiseasesSearch);
  const lights = useQuery(diseaseLightsOptions(farmId, search));
  const judged = lights.data?.rows[0]?.judgedDay;
  return (
    <WidePage>
      <PageTitle title={text('agronomy.diseases')} />
      <PageHead>
        <Title>
          <Typography variant="h1">
            <T id="agronomy.diseases" />
          </Typography>
          <AgronomyInfo topic="DISEASES" />
        </Title>
      </PageHead>
      <SensorTabs farmId={farmId} />
      <Typography color="textSecondary">
        <T id="agronomy.lead" />
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
            ...diseaseLevels.map((value) => ({ value, label: text(`agronomy.level.${value}`) })),
          ]}
          value={search.level ?? ''}
          onChoose={(value) => show({ level: diseaseLevels.find((one) => one === value) })}
        />
      </Filter>
      <PagedList
        answer={lights}
        page={search.page ?? 1}
        perPage={lightsPerPage}
        onPage={(page) => show({ page })}
        empty={
          search.level ? (
            <NothingFound heading={<T id="agronomy.nothing" />} onClear={() => show({ level: undefined })} />
          ) : (
            <EmptyState heading={<T id="agronomy.none" />}>
              <T id="agronomy.noneHelp" />
            </EmptyState>
          )
        }
      >
        {(rows) => <DiseaseTable farmId={farmId} lights={rows} />}
      </PagedList>
    </WidePage>
  );
}

const Title = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

const Filter = styled('div')({ maxWidth: 320 });
