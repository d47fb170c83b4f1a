import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import type { ReactElement, ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';

interface FactPairProps {
  readonly label: ReactNode;
  /** Null where it is not known. */
  readonly children: ReactNode;
}

export function FactPair({ label, children }: FactPairProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <T id="parcel.unknown" />}</dd>
    </div>
  );
}

export function Hectares({ area }: { readonly area: number }): ReactElement {
  const { locale } = useLanguage();
  return <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />;
}

export function Day({ value }: { readonly value: string }): ReactElement {
  return <FormattedDate value={value} dateStyle="medium" timeZone="UTC" />;
}
