import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { FormattedDate, FormattedList, FormattedNumber, useIntl } from 'react-intl';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import type { ParcelFacts, PartFact, TriState } from '#web/parts/parcel/parcel-facts.ts';
import { usePartsText } from '#web/parts/parcel/use-parts-text.ts';

const nitrateTexts: Readonly<Record<Exclude<TriState, 'NOT_SPECIFIED'>, PlainMessageId>> = {
  YES: 'parcel.yes',
  NO: 'parcel.no',
};

interface Fact {
  readonly label: PlainMessageId;
  /** Undefined where it is not known. */
  readonly value: ReactNode;
}

/** The facts of a parcel as pairs of a word and a value; what is not known is named in one line below. */
export function ParcelFactList({ facts }: { readonly facts: ParcelFacts }): ReactElement {
  const all = factsOf(facts);
  const unknown = all.filter(({ value }) => value === undefined);
  return (
    <>
      <Facts>
        {all.map(
          ({ label, value }) =>
            value !== undefined && (
              <Pair key={label}>
                <dt>
                  <T id={label} />
                </dt>
                <dd>{value}</dd>
              </Pair>
            ),
        )}
      </Facts>
      {unknown.length > 0 && <UnknownFacts labels={unknown.map(({ label }) => label)} />}
    </>
  );
}

function factsOf(facts: ParcelFacts): readonly Fact[] {
  const { nitrateVulnerable, altitude, slope, validFrom } = facts;
  const all: readonly (Fact | undefined)[] = [
    { label: 'parcel.crop', value: facts.parts ? <Parts parts={facts.parts} /> : cropText(facts.crop) },
    {
      label: 'parcel.area',
      value: (
        <>
          <Area value={facts.area} />
          {facts.outlineArea !== undefined && <OutlineArea value={facts.outlineArea} />}
        </>
      ),
    },
    { label: 'parcel.landUse', value: facts.landUse && <LandUse {...facts.landUse} /> },
    { label: 'parcel.validFrom', value: validFrom === undefined ? undefined : <Day value={validFrom} /> },
    { label: 'parcel.altitude', value: altitude === undefined ? undefined : <Metres value={altitude} /> },
    { label: 'parcel.slope', value: slope === undefined ? undefined : <Degrees value={slope} /> },
    { label: 'parcel.zone', value: facts.zone },
    nitrateVulnerable && {
      label: 'parcel.nitrateVulnerable',
      value: nitrateVulnerable === 'NOT_SPECIFIED' ? undefined : <T id={nitrateTexts[nitrateVulnerable]} />,
    },
  ];
  return all.filter((fact) => fact !== undefined);
}

function UnknownFacts({ labels }: { readonly labels: readonly PlainMessageId[] }): ReactElement {
  const text = useText();
  return (
    <Unknown>
      <T
        id="parcel.unknownFacts"
        values={{ facts: <FormattedList key="facts" value={labels.map((id) => text(id))} /> }}
      />
    </Unknown>
  );
}

function Day({ value }: { readonly value: string }): ReactElement {
  return <FormattedDate value={value} dateStyle="medium" timeZone="UTC" />;
}

function Metres({ value }: { readonly value: number }): ReactElement {
  return <T id="parcel.metres" values={{ length: <FormattedNumber value={value} maximumFractionDigits={0} /> }} />;
}

function Degrees({ value }: { readonly value: number }): ReactElement {
  return <T id="parcel.degrees" values={{ angle: <FormattedNumber value={value} maximumFractionDigits={1} /> }} />;
}

function cropText(crop: ParcelFacts['crop']): ReactNode {
  if (crop === undefined) return undefined;
  if (crop === null) return <T id="parcel.noCrop" />;
  return crop.name;
}

function Parts({ parts }: { readonly parts: readonly PartFact[] }): ReactElement {
  return <>{usePartsText()(parts)}</>;
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

export const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: theme.spacing(3, 5),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export const Pair = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& dt': { fontSize: fontSizes.caption, lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: fontSizes.lead,
    lineHeight: 1.4,
    fontWeight: fontWeights.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

const Unknown = styled('p')(({ theme }) => ({
  margin: theme.spacing(3, 0, 0),
  fontSize: fontSizes.caption,
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

const Aside = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: fontSizes.caption,
  fontWeight: fontWeights.regular,
  color: theme.vars.palette.text.secondary,
}));
