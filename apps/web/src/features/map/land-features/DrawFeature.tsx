import type { DrawnFeature } from '@brazda/contract/agroevidence/land-features.ts';
import { landFeatureKinds, type LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceLandFeaturesCreateFields } from '#web/lib/fields.generated.ts';
import { degreesOf, inDegrees } from '#web/map/measures/measure-outline.ts';
import type { ShapeKind } from '#web/map/measures/measure-shape.ts';
import type { Outline } from '#web/map/measures/outline-corners.ts';
import type { Draft } from '#web/map/modes/measure.ts';
import { useAddLandFeatures } from '#web/parts/parcel/land-features.queries.ts';
import { useLandFeatureTitle } from '#web/parts/parcel/use-land-feature-title.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { DrawShape } from '#web/parts/drawing/DrawShape.tsx';
import { EditDialog } from '../EditDialog.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { ReshapeOutline } from '#web/parts/drawing/ReshapeOutline.tsx';

interface DrawFeatureProps {
  readonly shape: ShapeKind;
  readonly onCancel: () => void;
  readonly onDone: (id: number | undefined) => void;
}

/** Water as a line, or water and zones as an outline whose corners are mended; then what it is and how it is called. */
export function DrawFeature({ shape, onCancel, onDone }: DrawFeatureProps): ReactElement {
  return shape === 'line' ? (
    <DrawLine onCancel={onCancel} onDone={onDone} />
  ) : (
    <DrawOutline onCancel={onCancel} onDone={onDone} />
  );
}

type DrawnProps = Omit<DrawFeatureProps, 'shape'>;

/** Only water may be a line. */
const kindsOfLines = ['WATER'] as const;

function DrawLine({ onCancel, onDone }: DrawnProps): ReactElement {
  const [line, setLine] = useState<Draft['points']>();
  return (
    <>
      <DrawShape kind="line" hint={<T id="map.features.lineHint" />} shown={line} onEnd={setLine} onCancel={onCancel} />
      {line && (
        <FeatureDialog
          kinds={kindsOfLines}
          geometry={{ type: 'LineString', coordinates: line.map(inDegrees) }}
          onDone={onDone}
          onClose={() => setLine(undefined)}
        />
      )}
    </>
  );
}

function DrawOutline({ onCancel, onDone }: DrawnProps): ReactElement {
  const [begun, setBegun] = useState<Outline>();
  const [drawn, setDrawn] = useState<Outline>();
  if (!begun) return <DrawShape kind="polygon" onEnd={(points) => setBegun([[points]])} onCancel={onCancel} />;
  return (
    <>
      <ReshapeOutline outline={begun} officialAreaHa={null} onEnd={setDrawn} onCancel={() => setBegun(undefined)} />
      {drawn && (
        <FeatureDialog
          kinds={landFeatureKinds}
          geometry={{ type: 'MultiPolygon', coordinates: degreesOf(drawn) }}
          onDone={onDone}
          onClose={() => setDrawn(undefined)}
        />
      )}
    </>
  );
}

interface FeatureDialogProps {
  /** What it can be, the likeliest first. */
  readonly kinds: readonly [LandFeatureKind, ...LandFeatureKind[]];
  readonly geometry: DrawnFeature;
  readonly onDone: DrawFeatureProps['onDone'];
  readonly onClose: () => void;
}

function FeatureDialog({ kinds, geometry, onDone, onClose }: FeatureDialogProps): ReactElement {
  const text = useText();
  const { farm } = useFarmMapState();
  const [kind, setKind] = useState(kinds[0]);
  const [name, setName] = useState('');
  const titleOf = useLandFeatureTitle();
  const add = useAddLandFeatures(farm.id, ({ changeId, features: [added] }) => ({
    changeId,
    message: <T id="map.features.drawn" values={{ name: added ? titleOf(added) : '' }} />,
  }));
  const save = (): void =>
    add.mutate(
      { kind, features: [{ name: name.trim() || null, geometry }] },
      {
        onSuccess: ({ features: [added] }) => onDone(added?.id),
      },
    );
  return (
    <EditDialog
      heading={<T id={kinds.length > 1 ? 'map.features' : `landFeature.kind.${kind}`} />}
      from={undefined}
      error={add.error}
      isPending={add.isPending}
      submit={<T id="action.save" />}
      onSubmit={save}
      onClose={onClose}
    >
      {kinds.length > 1 && (
        <ChoiceField
          label={<T id="landFeature.kind" />}
          choices={kinds.map((value) => ({ value, label: text(`landFeature.kind.${value}`) }))}
          value={kind}
          onChoose={setKind}
        />
      )}
      <Field
        label={<T id="landFeature.name" />}
        value={name}
        maxLength={agroevidenceLandFeaturesCreateFields['features.name'].maxLength}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
    </EditDialog>
  );
}
