import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { BaseLayerChoices } from './BaseLayerChoices.tsx';
import { CropLegend } from './CropLegend.tsx';
import { MapSheet } from './MapSheet.tsx';
import { OpacitySlider } from './OpacitySlider.tsx';
import type { BaseLayerChoice } from './use-base-layer.ts';
import type { MapOpacity } from './use-map-opacity.ts';

interface LayersPanelProps {
  readonly farm: Farm;
  readonly base: BaseLayerChoice;
  readonly opacity: MapOpacity;
  readonly onClose: () => void;
}

/** Parcels that are drawn more weakly than this are not seen any more. */
const weakestParcels = 0.2;

/** What the map shows: the crops by their colours, and what lies below them. */
export function LayersPanel({ farm, base, opacity, onClose }: LayersPanelProps): ReactElement {
  const text = useText();
  const { boundingBox: box } = farm;
  return (
    <MapSheet part="layers" label={text('map.layers')} hasFocus>
      <Head>
        <h2>
          <T id="map.layers" />
        </h2>
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Content>
        <h3>
          <T id="map.legend" />
        </h3>
        <CropLegend farm={farm} />
        <OpacitySlider
          label="map.layers.parcelOpacity"
          value={opacity.parcels}
          least={weakestParcels}
          onChange={opacity.setParcels}
        />
        {base.layers.length > 0 && (
          <>
            <h3>
              <T id="map.layers.base" />
            </h3>
            <BaseLayerChoices
              base={base}
              middle={box ? { lon: (box[0] + box[2]) / 2, lat: (box[1] + box[3]) / 2 } : undefined}
            />
            {base.shown.length > 0 && (
              <OpacitySlider label="map.layers.baseOpacity" value={opacity.base} least={0} onChange={opacity.setBase} />
            )}
          </>
        )}
      </Content>
    </MapSheet>
  );
}

const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(2, 2, 1, 4),
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650 },
  '& button': { position: 'relative', zIndex: 1 },
}));

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(0, 4, 4),
  '& h3': { margin: 0, fontSize: 12, fontWeight: 550, color: theme.vars.palette.text.secondary },
}));
