import { styled } from '@mui/material/styles';
import type { Coordinates } from '@brazda/domain/coordinates.ts';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import type { BaseLayer } from '#web/lib/configuration.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { pictureOf } from '#web/map/base-address.ts';
import { noBase } from './base-choice.ts';
import { useBaseLayerName } from './use-base-layer-name.ts';
import type { BaseLayerChoice } from './use-base-layer.ts';

interface BaseLayerChoicesProps {
  readonly base: BaseLayerChoice;
  /** Of which place the small pictures are. */
  readonly middle: Coordinates | undefined;
}

/** One picture below the parcels, or none; each with a small look at it. */
export function BaseLayerChoices({ base, middle }: BaseLayerChoicesProps): ReactElement {
  const text = useText();
  const nameOf = useBaseLayerName();
  const choices = [...base.layers.map((layer) => ({ id: layer.id, layer })), { id: noBase, layer: undefined }];
  return (
    <Choices role="radiogroup" aria-label={text('map.layers.base')}>
      {choices.map(({ id, layer }) => (
        <Choice key={id}>
          <input
            type="radio"
            name="map-base"
            checked={id === base.choice}
            onChange={() => {
              base.choose(id);
            }}
          />
          <Look layer={layer} middle={middle} />
          <span>{nameOf(id)}</span>
        </Choice>
      ))}
    </Choices>
  );
}

interface LookProps {
  readonly layer: BaseLayer | undefined;
  readonly middle: Coordinates | undefined;
}

/** A picture that does not come leaves the plain ground. */
function Look({ layer, middle }: LookProps): ReactElement {
  const [isMissing, setMissing] = useState(false);
  return (
    <Frame>
      {layer && middle && !isMissing && (
        <img
          alt=""
          src={pictureOf(layer, middle)}
          loading="lazy"
          onError={() => {
            setMissing(true);
          }}
        />
      )}
    </Frame>
  );
}

/** Layers of an installation's own are called by the id that its configuration gives them. */
const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  minHeight: 44,
  cursor: 'pointer',
  fontSize: fontSizes.caption,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& input:checked ~ span:last-of-type': { fontWeight: fontWeights.strong, color: theme.vars.palette.primary.dark },
  '& input:checked + div': { borderColor: theme.vars.palette.primary.main, borderWidth: 3 },
  '& input:focus-visible + div': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Frame = styled('div')(({ theme }) => ({
  height: 60,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.edge}`,
  background: `color-mix(in srgb, ${theme.vars.palette.background.default} 72%, ${theme.vars.palette.primary.light})`,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
