import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { FormattedDate, FormattedNumber, useIntl } from 'react-intl';
import type { MessageId } from '#web/i18n/ids.generated.ts';
import { landUseText } from '#web/i18n/land-use-text.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ParcelFacts, TriState } from './parcel-facts.ts';

const nitrateTexts: Readonly<Record<TriState, MessageId>> = {
  YES: 'parcel.yes',
  NO: 'parcel.no',
  NOT_SPECIFIED: 'parcel.unknown',
};

const unknownSign = '–';

/** The facts of a parcel as pairs of a word and a value; what is unknown is a dash, said in words to who listens. */
export function ParcelFactList({ facts }: { readonly facts: ParcelFacts }): ReactElement {
  return (
    <Facts>
      <Fact label="parcel.crop">{cropText(facts.crop)}</Fact>
      <Fact label="parcel.area">
        <Area value={facts.area} />
        {facts.outlineArea !== undefined && <OutlineArea value={facts.outlineArea} />}
      </Fact>
      <Fact label="parcel.landUse">{facts.landUse && <LandUse {...facts.landUse} />}</Fact>
      <Fact label="parcel.validFrom">
        {facts.validFrom !== undefined && (
          <FormattedDate value={facts.validFrom} year="numeric" month="numeric" day="numeric" timeZone="UTC" />
        )}
      </Fact>
      <Fact label="parcel.altitude">
        {facts.altitude !== undefined && (
          <T
            id="parcel.metres"
            values={{ length: <FormattedNumber value={facts.altitude} maximumFractionDigits={0} /> }}
          />
        )}
      </Fact>
      <Fact label="parcel.slope">
        {facts.slope !== undefined && (
          <T
            id="parcel.degrees"
            values={{ angle: <FormattedNumber value={facts.slope} maximumFractionDigits={1} /> }}
          />
        )}
      </Fact>
      <Fact label="parcel.zone">{facts.zone}</Fact>
      {facts.nitrateVulnerable !== undefined && (
        <Fact label="parcel.nitrateVulnerable">
          {facts.nitrateVulnerable !== 'NOT_SPECIFIED' && <T id={nitrateTexts[facts.nitrateVulnerable]} />}
        </Fact>
      )}
    </Facts>
  );
}

interface FactProps {
  readonly label: MessageId;
  readonly children?: ReactNode;
}

function Fact({ label, children }: FactProps): ReactElement {
  const isUnknown = children === undefined || children === false;
  return (
    <Pair>
      <dt>
        <T id={label} />
      </dt>
      <dd data-unknown={isUnknown}>{isUnknown ? <Unknown /> : children}</dd>
    </Pair>
  );
}

function Unknown(): ReactElement {
  return (
    <>
      <span aria-hidden>{unknownSign}</span>
      <VisuallyHidden>
        <T id="parcel.unknown" />
      </VisuallyHidden>
    </>
  );
}

function cropText(crop: ParcelFacts['crop']): ReactNode {
  if (crop === undefined) return undefined;
  if (crop === null) return <T id="parcel.noCrop" />;
  return crop.name;
}

function LandUse({ name, code }: NonNullable<ParcelFacts['landUse']>): ReactElement {
  return <>{landUseText(useIntl(), { code, name })}</>;
}

function Area({ value }: { readonly value: number }): ReactElement {
  const { locale } = useLanguage();
  return <T id="parcel.hectares" values={{ area: parcelAreaNumber(value, locale) }} />;
}

function OutlineArea({ value }: { readonly value: number }): ReactElement {
  const { locale } = useLanguage();
  return (
    <Aside>
      <T id="parcel.outlineArea" values={{ area: parcelAreaNumber(value, locale) }} />
    </Aside>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(3, 5),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Pair = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& dt': { fontSize: 12, lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: 16,
    lineHeight: 1.4,
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& dd[data-unknown="true"]': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

const Aside = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: 12,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
