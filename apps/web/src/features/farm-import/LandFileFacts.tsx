import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { areasDiffer } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

interface LandFileFactsProps {
  readonly report: LandFileReport;
  /** Whether what the file says of areas is left out. */
  readonly isAreaLeftOut: boolean;
}

/** The figures by which a farmer knows their own land. */
export function LandFileFacts({ report, isAreaLeftOut }: LandFileFactsProps): ReactElement {
  const { coordinateSystem: system, encoding, schema } = report;
  const { messages } = useIntl();
  // ESRI writes the names of coordinate systems with underscores.
  const systemName = system?.name.replaceAll('_', ' ') ?? '';
  const schemaId = `landSchema.${schema ?? 'UNKNOWN'}`;
  return (
    <Facts>
      <Fact label={<T id="landFileReport.parcels" />} isLarge>
        <FormattedNumber value={report.parcels} />
        {report.skipped > 0 && (
          <Aside>
            <T id="landFileReport.skipped" values={{ count: report.skipped }} />
          </Aside>
        )}
      </Fact>
      <Fact label={<T id="landFileReport.computedArea" />} isLarge>
        <Hectares value={report.computedAreaHa} />
      </Fact>
      <Fact label={<T id="landFileReport.officialArea" />} isLarge>
        {report.officialAreaHa === null ? (
          <T id={isAreaLeftOut ? 'landFileReport.officialAreaLeftOut' : 'landFileReport.noOfficialArea'} />
        ) : (
          <>
            <Hectares value={report.officialAreaHa} />
            <AreaDifference computed={report.computedAreaHa} official={report.officialAreaHa} />
          </>
        )}
      </Fact>
      {system && (
        <Fact label={<T id="landFileReport.coordinateSystem" />}>
          {system.epsg === null ? (
            systemName
          ) : (
            <T id="landFileReport.systemWithCode" values={{ name: systemName, code: system.epsg }} />
          )}
          <Aside>
            <T id={`landFileReport.source.${system.source}`} />
          </Aside>
          {system.assumptions
            .filter((assumption) => isMessageId(assumption, messages))
            .map((assumption) => (
              <Aside key={assumption}>{isMessageId(assumption, messages) && <T id={assumption} />}</Aside>
            ))}
        </Fact>
      )}
      {encoding !== null && <Fact label={<T id="landFileReport.encoding" />}>{encoding}</Fact>}
      <Fact label={<T id="landFileReport.schema" />}>
        {isMessageId(schemaId, messages) ? <T id={schemaId} /> : schema}
      </Fact>
    </Facts>
  );
}

interface AreaDifferenceProps {
  readonly computed: number;
  readonly official: number;
}

function AreaDifference({ computed, official }: AreaDifferenceProps): ReactElement | null {
  const difference = official - computed;
  if (!areasDiffer(official, computed)) return null;
  const area = <Decimals key="area" value={Math.abs(difference)} />;
  return (
    <Aside data-warning>
      <T id={difference > 0 ? 'landFileReport.areaHigher' : 'landFileReport.areaLower'} values={{ area }} />
    </Aside>
  );
}

function Hectares({ value }: { readonly value: number }): ReactElement {
  return <T id="unit.hectares" values={{ area: <Decimals key="area" value={value} /> }} />;
}

function Decimals({ value }: { readonly value: number }): ReactElement {
  return <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />;
}

interface FactProps {
  readonly label: ReactNode;
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isLarge, children }: FactProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-large={isLarge}>{children}</dd>
    </div>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: theme.spacing(5),
  margin: 0,
  padding: theme.spacing(5),
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: fontWeights.medium, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& dd[data-large]': { fontSize: fontSizes.title, fontWeight: fontWeights.strong },
}));

const Aside = styled('div')(({ theme }) => ({
  fontSize: fontSizes.body,
  fontWeight: fontWeights.regular,
  color: theme.vars.palette.text.secondary,
  '&[data-warning]': { color: theme.vars.palette.warning.dark },
}));
