import { landFeatureKinds } from '@brazda/domain/enumerations/deduction-kind.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { featureColors } from '#web/map/parts/land-feature-part.ts';
import { LayerNote } from '../LayerNote.tsx';
import { useSeenFeatures } from './use-seen-features.ts';

/** By which colours water and zones are told apart, or why none are seen. */
export function LandFeatureNote(): ReactElement | null {
  const { error, features, isTooFar } = useSeenFeatures();
  if (isTooFar || error)
    return <LayerNote role="status">{isTooFar ? <T id="map.layers.nearer" /> : <ErrorText error={error} />}</LayerNote>;
  if (features?.length === 0) {
    return (
      <LayerNote role="status">
        <T id="map.layer.land_features.none" />
      </LayerNote>
    );
  }
  const kinds = new Set(features?.map(({ kind }) => kind));
  return (
    <Legend>
      {landFeatureKinds
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <li key={kind}>
            <Line aria-hidden data-dashed={kind !== 'WATER'} style={{ color: featureColors[kind] }} />
            <T id={`landFeature.kind.${kind}`} />
          </li>
        ))}
    </Legend>
  );
}

const Legend = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(0, 0, 2, 8),
  listStyle: 'none',
  fontSize: fontSizes.caption,
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
}));

const Line = styled('span')({
  flex: 'none',
  width: 22,
  borderTop: '3px solid currentColor',
  '&[data-dashed="true"]': { borderTopStyle: 'dashed' },
});
