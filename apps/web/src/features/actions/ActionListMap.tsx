import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, radii } from '#web/lib/design-tokens.ts';
import { ParcelsOnMap } from '#web/parts/parcel/ParcelsOnMap.tsx';
import { usePointedParcel } from '#web/parts/parcel/pointed-parcel.ts';
import { coveredByFrame, MapFrame } from '#web/ui/MapFrame.tsx';
import { outlinesOptions } from './actions.queries.ts';
import { filterOf, type ActionsSearch } from './actions-search.ts';
import { WorkedLand } from './WorkedLand.tsx';

interface ActionListMapProps {
  readonly farm: Farm;
  readonly search: ActionsSearch;
  /** A parcel was chosen: what was done there is listed. */
  readonly onParcel: (id: number | undefined) => void;
}

/** Where the listed actions were done; the land of the one that is selected is drawn over all else. */
export function ActionListMap({ farm, search, onParcel }: ActionListMapProps): ReactElement {
  const text = useText();
  const pointed = usePointedParcel();
  const { data } = useQuery(outlinesOptions(farm.id, filterOf(search)));
  const found = useMemo(() => data && new Set(data.rows.map(({ properties }) => properties.parcelId)), [data]);
  const worked = useMemo(
    () =>
      data?.rows.filter(({ properties }) => properties.actionId === search.action).map(({ geometry }) => geometry) ??
      [],
    [data, search.action],
  );
  const { boundingBox } = farm;
  return (
    <Whole aria-label={text('actions.map')}>
      <MapFrame
        label={text('actions.map')}
        labelOfAll={text('actions.map.all')}
        opening={(camera) => boundingBox && camera.showFarm(boundingBox, coveredByFrame)}
        onAll={(camera) => boundingBox && camera.showFarm(boundingBox, coveredByFrame, true)}
      >
        <ParcelsOnMap farm={farm} pointed={pointed} selectedId={search.parcel} found={found} onSelect={onParcel} />
        <WorkedLand outlines={worked} />
      </MapFrame>
      {data && data.total > data.rows.length && (
        <Note>
          <T id="actions.map.first" values={{ count: data.rows.length }} />
        </Note>
      )}
    </Whole>
  );
}

const Whole = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
}));

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2, 3),
  fontSize: fontSizes.caption,
  color: theme.vars.palette.text.secondary,
}));
