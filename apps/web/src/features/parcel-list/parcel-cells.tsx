import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import type { ParcelFacts, PartFact } from '#web/parts/parcel/parcel-facts.ts';
import { usePartsText } from '#web/parts/parcel/use-parts-text.ts';

type GrownFacts = Pick<ParcelFacts, 'crop' | 'parts' | 'isPlanned'>;

/**
 * What grows, or is planned where nothing is recorded: the colour and the name of a crop, of a parcel that is divided those
 * of all its crops with their areas.
 */
export function CropCell({ crop, parts, isPlanned }: GrownFacts): ReactElement | null {
  if (crop === undefined) return null;
  if (parts) return <PartsCell parts={parts} isPlanned={isPlanned} />;
  const named = (
    <>
      <CropSwatch color={crop?.color} />
      {crop === null ? <T id="parcel.noCrop" /> : crop.name}
    </>
  );
  if (!isPlanned) return named;
  return (
    <Line>
      <Words>{named}</Words>
      <Planned />
    </Line>
  );
}

/** As many lines as a row has room for: the last tells of all crops that are left. */
const linesOfRow = 2;
const between = ';';

interface PartsCellProps {
  readonly parts: readonly PartFact[];
  readonly isPlanned: boolean;
}

function PartsCell({ parts, isPlanned }: PartsCellProps): ReactElement {
  const textOf = usePartsText();
  const whole = parts.slice(0, parts.length > linesOfRow ? linesOfRow - 1 : linesOfRow);
  const rest = parts.slice(whole.length);
  return (
    <Lines title={textOf(parts)}>
      {whole.map((part, at) => (
        <Line key={at}>
          <PartWords part={part} isLast={at === parts.length - 1} />
          {isPlanned && at === 0 && <Planned />}
        </Line>
      ))}
      {rest.length > 0 && <Words>{textOf(rest)}</Words>}
    </Lines>
  );
}

interface PartWordsProps {
  readonly part: PartFact;
  readonly isLast: boolean;
}

function PartWords({ part: { crop, areaHa }, isLast }: PartWordsProps): ReactElement {
  const { locale } = useLanguage();
  return (
    <>
      <Words>
        <CropSwatch color={crop?.color} size={10} />
        {crop === null ? <T id="parcel.noCrop" /> : crop.name}
      </Words>
      <span>
        <T id="parcel.hectares" values={{ area: parcelAreaNumber(areaHa, locale) }} />
        {!isLast && between}
      </span>
    </>
  );
}

function Planned(): ReactElement {
  return (
    <span>
      <T id="parcelList.planned" />
    </span>
  );
}

/** Says that the outline is plainly larger or smaller than the register has it. */
export function AreaWarning({ computedArea }: { readonly computedArea: number }): ReactElement {
  const { locale } = useLanguage();
  const text = useText();
  const title = text('parcel.outlineArea', { area: parcelAreaNumber(computedArea, locale) });
  return <Warning titleAccess={title} fontSize="small" />;
}

const Warning = styled(WarningAmber)(({ theme }) => ({
  marginRight: theme.spacing(1),
  verticalAlign: 'text-bottom',
  color: theme.vars.palette.warning.dark,
}));

/** Names are cut off where there is no room; what stands behind them is read whole. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& > *': { flex: 'none' },
  '& > :first-of-type': { flex: '0 1 auto' },
}));

const Words = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const Lines = styled('span')({
  display: 'inline-grid',
  width: '100%',
  verticalAlign: 'middle',
  fontSize: fontSizes.caption,
  lineHeight: 1.4,
});
