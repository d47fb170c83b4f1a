import { measuredAreaNumber, measuredLengthNumber } from '@brazda/domain/measures.ts';
import { useCallback, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import type { ShapeKind, ShapeMeasures } from '#web/map/measures/measure-shape.ts';
import type { Measurement } from './measurements.ts';
import { Figures } from './measure-layout.tsx';

interface MeasuredFiguresProps extends ShapeMeasures {
  readonly kind: ShapeKind;
}

/** What was measured, in words: of a line its length, of a polygon its area and how long it is around. */
export function MeasuredFigures({ kind, areaHa, isCrossing, lengthM }: MeasuredFiguresProps): ReactElement {
  const { locale } = useLanguage();
  const length = measuredLengthNumber(lengthM, locale);
  if (isCrossing) {
    return (
      <Figures data-faulty>
        <T id="map.measure.crossing" />
      </Figures>
    );
  }
  if (kind === 'line' || areaHa === undefined) {
    return (
      <Figures>
        <strong>
          <T id="map.measure.metres" values={{ length }} />
        </strong>
      </Figures>
    );
  }
  return (
    <Figures>
      <strong>
        <T id="parcel.hectares" values={{ area: measuredAreaNumber(areaHa, locale) }} />
      </strong>
      <small>
        <T id="map.measure.around" values={{ length }} />
      </small>
    </Figures>
  );
}

/** What stands beside a measurement on the map itself. */
export function useMeasureLabel(): (measurement: Measurement) => string {
  const text = useText();
  const { locale } = useLanguage();
  return useCallback(
    ({ areaHa, isCrossing, kind, lengthM }) => {
      if (isCrossing) return '';
      return kind === 'line' || areaHa === undefined
        ? text('map.measure.metres', { length: measuredLengthNumber(lengthM, locale) })
        : text('parcel.hectares', { area: measuredAreaNumber(areaHa, locale) });
    },
    [text, locale],
  );
}
