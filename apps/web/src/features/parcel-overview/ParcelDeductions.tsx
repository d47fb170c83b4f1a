import type { Deduction, SubtractedLand } from '@brazda/contract/agroevidence/deductions.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { deductionsOptions } from '#web/parts/parcel/deductions.queries.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { wishedKinds, type DeductionWidths } from './deduction-widths.ts';
import { Hectares } from './fact-pair.tsx';
import { OverviewPart } from './OverviewPart.tsx';

interface ParcelDeductionsProps {
  readonly farmId: number;
  readonly parcelId: number;
  readonly widths: DeductionWidths;
  /** The way to where water and protection zones are drawn. */
  readonly toDrawing?: ReactNode;
}

/** Land of the parcel that is left out along its edge, water and protection zones, by widths that can be tried. */
export function ParcelDeductions({ farmId, parcelId, widths, toDrawing }: ParcelDeductionsProps): ReactElement {
  const { data: land, error } = useQuery(deductionsOptions(farmId, parcelId, widths.wished));
  return (
    <OverviewPart heading={<T id="parcelOverview.deductions" />}>
      <p>
        <T id="parcelOverview.deductions.lead" />
      </p>
      <Rows>
        {wishedKinds.map((kind) => (
          <li key={kind}>
            <NumberField
              label={<T id={`parcelOverview.deduction.${kind}`} />}
              value={widths.of(kind)}
              decimals={1}
              unit="m"
              help={<Outcome deduction={land?.deductions.find((each) => each.kind === kind)} />}
              onChange={(width) => widths.set(kind, width)}
            />
          </li>
        ))}
      </Rows>
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
      {land && <Total land={land} />}
      {land?.deductions.some(({ unknownBecause }) => unknownBecause === 'NO_FEATURES') && toDrawing}
    </OverviewPart>
  );
}

function Total({ land }: { readonly land: SubtractedLand }): ReactElement | null {
  if (land.subtracted === null || land.remaining === null) return null;
  return (
    <Sum role="status">
      <strong>
        <T
          id="parcelOverview.deductions.total"
          values={{
            subtracted: <Hectares area={land.subtracted} />,
            remaining: <Hectares area={land.remaining} />,
          }}
        />
      </strong>
      {!land.isComplete && (
        <span>
          <T id="parcelOverview.deductions.incomplete" />
        </span>
      )}
    </Sum>
  );
}

interface OutcomeProps {
  readonly deduction: Deduction | undefined;
}

/** How much a kind takes, and by whose width; or why nobody knows. */
function Outcome({ deduction }: OutcomeProps): ReactElement | null {
  if (!deduction) return null;
  const { area, unknownBecause, width, source } = deduction;
  if (unknownBecause !== null) return <T id={`parcelOverview.deduction.unknown.${unknownBecause}`} />;
  if (area === null) return null;
  return (
    <>
      <Hectares area={area} />
      {source !== null && width !== null && (
        <>
          {' · '}
          <T id="parcelOverview.deduction.source" values={{ width, source }} />
        </>
      )}
    </>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${theme.spacing(4)} !important`,
  marginTop: `${theme.spacing(3)} !important`,
  '& > li': { display: 'block !important' },
}));

const Sum = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(4),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
}));
