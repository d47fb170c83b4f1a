import type { SeasonStatistics } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { numberFormat } from '@brazda/domain/kept-formats.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { cropColor, useCropName } from '#web/parts/crop/crop-name.ts';
import { ShareBar, ShareList } from '#web/ui/ShareList.tsx';

interface SeasonSumsProps {
  readonly sums: SeasonStatistics;
  /** What another plan has of the same crops, to be compared with. */
  readonly compared?: SeasonStatistics | undefined;
}

type CropSum = SeasonStatistics['statistics'][number];

/**
 * How much of each crop a season has, the most first, with bars to be looked at; beside another plan also of the crops that
 * only that one has.
 */
export function SeasonSums({ sums, compared }: SeasonSumsProps): ReactElement {
  const { notPlanned } = sums;
  const statistics = [...sums.statistics, ...missingSums(sums, compared)];
  const most = Math.max(...statistics.map(({ area }) => area), notPlanned.area, 0.01);
  if (statistics.length === 0)
    return (
      <Nothing>
        <T id="plan.nothingPlanned" />
      </Nothing>
    );
  return (
    <ShareList>
      {statistics.map((sum) => (
        <Sum key={keyOf(sum)} sum={sum} most={most} compared={compared} />
      ))}
      {(notPlanned.area > 0 || (compared?.notPlanned.area ?? 0) > 0) && (
        <li>
          <CropSwatch color={undefined} />
          <span>
            <T id="plan.notPlanned" />
          </span>
          <Hectares area={notPlanned.area} />
          {compared && <Compared area={notPlanned.area} other={compared.notPlanned.area} />}
        </li>
      )}
    </ShareList>
  );
}

/** The crops that only the other plan has: none of them is planned here. */
function missingSums({ statistics }: SeasonStatistics, compared: SeasonStatistics | undefined): readonly CropSum[] {
  const own = new Set(statistics.map(keyOf));
  const others = compared?.statistics.filter((sum) => !own.has(keyOf(sum))) ?? [];
  return others.map((sum) => ({ ...sum, area: 0, parcels: 0 }));
}

function keyOf({ crop, role }: CropSum): string {
  return `${role} ${crop.id ?? crop.name}`;
}

interface SumProps {
  readonly sum: CropSum;
  readonly most: number;
  readonly compared: SeasonStatistics | undefined;
}

function Sum({ sum, most, compared }: SumProps): ReactElement {
  const nameOf = useCropName();
  const { crop, role, area } = sum;
  const other = compared?.statistics.find((one) => keyOf(one) === keyOf(sum))?.area ?? 0;
  return (
    <li>
      <CropSwatch color={cropColor(crop)} />
      <span>
        {role === 'CATCH_CROP' ? <T id="plan.catchCropNamed" values={{ crop: nameOf(crop) }} /> : nameOf(crop)}
      </span>
      <Hectares area={area} />
      {compared && <Compared area={area} other={other} />}
      <ShareBar aria-hidden>
        <i style={{ width: `${(100 * area) / most}%`, background: cropColor(crop) }} />
      </ShareBar>
    </li>
  );
}

function Hectares({ area }: { readonly area: number }): ReactElement {
  const { locale } = useLanguage();
  return (
    <b>
      <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
    </b>
  );
}

/** How much more or less it is than in the official plan. */
function Compared({ area, other }: { readonly area: number; readonly other: number }): ReactElement {
  const { locale } = useLanguage();
  const difference = Math.round((area - other) * 100) / 100;
  const number = numberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  return (
    <Difference>
      <T id="plan.comparedWithOfficial" values={{ difference: number.format(difference) }} />
    </Difference>
  );
}

const Nothing = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

const Difference = styled('small')(({ theme }) => ({
  gridColumn: '2 / 4',
  justifySelf: 'end',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
