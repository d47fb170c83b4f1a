import type { VegetationStrip } from '@brazda/contract/agroevidence/deductions.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { FormatMenu } from '#web/parts/land-file/FormatMenu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { SegmentedChoice } from '#web/ui/SegmentedChoice.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import type { StripKind, TriedStrip } from './use-vegetation-strip.ts';
import { useStripFile } from './vegetation-strip.queries.ts';

interface StripFieldsProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** What the parcel is called, for the name of the file. */
  readonly name: string;
  /** Along what it may run here. */
  readonly kinds: readonly StripKind[];
  readonly tried: TriedStrip;
}

/** Along what a strip of vegetation runs and how wide it is; how much land that takes, and the strip as a file. */
export function StripFields({ farmId, parcelId, name, kinds, tried }: StripFieldsProps): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const file = useStripFile(farmId);
  const { error, kind, setKind, setWidth, strip, width, wished } = tried;
  return (
    <>
      <SegmentedChoice
        label={text('strip.along')}
        segments={kinds.map((value) => ({ value, label: text(`strip.along.${value}`) }))}
        value={kind}
        onChoose={setKind}
      />
      <NumberField
        label={<T id="strip.width" />}
        value={width}
        decimals={1}
        unit="m"
        {...(kind === 'LINE' && { help: <T id="strip.widthOfLine" /> })}
        onChange={setWidth}
      />
      {strip && <Outcome strip={strip} />}
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      <div>
        <FormatMenu
          label={<T id="strip.save" />}
          isPending={file.isPending}
          isDisabled={!strip?.geometry}
          onChoose={(format) => {
            if (!wished) return;
            const wish = { parcelIds: [parcelId], ...wished };
            file.mutate(
              { wish, format, name: text('strip.fileName', { name }) },
              { onError: (fault) => show({ tone: 'error', message: <ErrorText error={fault} /> }) },
            );
          }}
        />
      </div>
    </>
  );
}

function Outcome({ strip: { area, remaining } }: { readonly strip: VegetationStrip }): ReactElement {
  if (area === null || remaining === null || area === 0) {
    return (
      <p role="status">
        <T id={area === 0 ? 'strip.none' : 'strip.unknown'} />
      </p>
    );
  }
  return (
    <p role="status">
      <strong>
        <T id="strip.total" values={{ area: <Hectares area={area} />, remaining: <Hectares area={remaining} /> }} />
      </strong>
    </p>
  );
}

function Hectares({ area }: { readonly area: number }): ReactElement {
  const { locale } = useLanguage();
  return <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />;
}
