import type { LandFeature } from '@brazda/contract/agroevidence/land-features.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { LandFeatureName } from '#web/parts/parcel/LandFeatureName.tsx';
import { landFeaturesOptions, useRetireLandFeature } from '#web/parts/parcel/land-features.queries.ts';
import { useLandFeatureTitle } from '#web/parts/parcel/use-land-feature-title.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Pages } from '#web/ui/Pages.tsx';
import { AddLandFeaturesDialog } from './AddLandFeaturesDialog.tsx';
import { validateFarmSettingsSearch } from './farm-settings-search.ts';
import { RetireButton } from './RetireButton.tsx';
import { Part, Row, Rows } from './settings-parts.ts';

/** Water and protection zones that the farm knows beside its land: by them land is left out of parcels. */
export function LandFeatures({ farmId }: { readonly farmId: number }): ReactElement {
  const mayChange = useMay('land.change', farmId);
  const [{ page = 1 }, show] = useListSearch(validateFarmSettingsSearch);
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(landFeaturesOptions(farmId, page));
  return (
    <Part aria-labelledby="farm-features">
      <Typography variant="h2" id="farm-features">
        <T id="farmSettings.features" />
      </Typography>
      <Typography color="textSecondary">
        <T id="farmSettings.featuresLead" />
      </Typography>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <Typography>
          <T id="farmSettings.featuresNone" />
        </Typography>
      )}
      {data && data.rows.length > 0 && (
        <Rows>
          {data.rows.map((feature) => (
            <Feature key={feature.id} farmId={farmId} feature={feature} mayChange={mayChange} />
          ))}
        </Rows>
      )}
      {data && <Pages page={page} total={data.total} perPage={pageSize} onPage={(next) => show({ page: next })} />}
      {mayChange && (
        <div>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <T id="farmSettings.addFeatures" />
          </Button>
        </div>
      )}
      {isAdding && <AddLandFeaturesDialog farmId={farmId} onClose={() => setAdding(false)} />}
    </Part>
  );
}

/** As many as the server tells at once. */
const pageSize = 25;

interface FeatureProps {
  readonly farmId: number;
  readonly feature: LandFeature;
  readonly mayChange: boolean;
}

function Feature({ farmId, feature, mayChange }: FeatureProps): ReactElement {
  const name = useLandFeatureTitle()(feature);
  const retire = useRetireLandFeature(farmId, ({ changeId }) => ({
    changeId,
    message: <T id="farmSettings.divisionRetired" values={{ name }} />,
  }));
  return (
    <li>
      <Row>
        <span>
          {mayChange ? <LandFeatureName farmId={farmId} feature={feature} /> : <strong>{name}</strong>}
          <small>
            <T id={`landFeature.kind.${feature.kind}`} />
          </small>
        </span>
        {mayChange && <RetireButton id={feature.id} name={name} retire={retire} />}
      </Row>
    </li>
  );
}
