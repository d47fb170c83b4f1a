import { measuredAreaNumber, measuredLengthNumber } from '@brazda/domain/measures.ts';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import type { ShapeKind, ShapeMeasures } from '#web/map/measures/measure-shape.ts';
import { Figures } from './drawing-layout.tsx';

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
        <T id="drawing.crossing" />
      </Figures>
    );
  }
  if (kind === 'line' || areaHa === undefined) {
    return (
      <Figures>
        <strong>
          <T id="drawing.metres" values={{ length }} />
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
        <T id="drawing.around" values={{ length }} />
      </small>
    </Figures>
  );
}
