import type { Restrictions as Answer } from '@brazda/contract/agroevidence/restrictions.ts';
import { isPermitted } from '@brazda/domain/restrictions/finding.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { FormatMenu } from '#web/parts/land-file/FormatMenu.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { FindingList } from './FindingList.tsx';
import { restrictionsOptions, useEffectiveLandFile, type AskedRestrictions } from './restrictions.queries.ts';

interface RestrictionsProps {
  readonly farmId: number;
  /** What is to be done; undefined while not enough of it is said. */
  readonly asked: AskedRestrictions | undefined;
  readonly nameOfMaterial: (place: number) => string;
  readonly nameOfParcel: (parcelId: number) => string;
}

/** What is against something before it is recorded: it keeps nobody from recording it. */
export function Restrictions({ farmId, asked, ...names }: RestrictionsProps): ReactElement | null {
  const { data: answer, error } = useQuery(restrictionsOptions(farmId, asked));
  const text = useText();
  if (!asked) return null;
  if (error) {
    return (
      <Notice tone="warning">
        <T id="restriction.failed" />
      </Notice>
    );
  }
  return (
    <Part aria-label={text('restriction.heading')}>
      <h3>
        <T id="restriction.heading" />
      </h3>
      {answer ? (
        <Told farmId={farmId} asked={asked} answer={answer} {...names} />
      ) : (
        <Loader label={<T id="restriction.heading" />} />
      )}
    </Part>
  );
}

type ToldProps = Omit<RestrictionsProps, 'asked'> & { readonly asked: AskedRestrictions; readonly answer: Answer };

function Told({ farmId, asked, answer, ...names }: ToldProps): ReactElement {
  const against = useMemo(() => withoutAllowed(answer), [answer]);
  const isAnything = against.parcels.some(({ materials }) => materials.some(({ findings }) => findings.length > 0));
  return (
    <>
      <Summary answer={answer} />
      {isAnything ? (
        <FindingList found={against} {...names} />
      ) : (
        <Notice tone="success">
          <T id="restriction.nothing" />
        </Notice>
      )}
      {asked.materials.length > 0 && <LandLeft farmId={farmId} asked={asked} answer={answer} />}
    </>
  );
}

function withoutAllowed({ findings, parcels }: Answer): Pick<Answer, 'findings' | 'parcels'> {
  return {
    findings,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      materials: parcel.materials.map((material) => ({
        ...material,
        findings: material.findings.filter((at) => findings[at]?.vote !== 'ALLOWED'),
      })),
    })),
  };
}

/** From which day on all of it may be done, and when it can be harvested. */
function Summary({ answer: { parcels } }: { readonly answer: Answer }): ReactElement | null {
  const { locale } = useIntl();
  const all = parcels.flatMap(({ materials }) => materials);
  const isPermittedNow = all.every(({ vote }) => isPermitted(vote));
  const days = all.map(({ earliest }) => earliest);
  const earliest = isPermittedNow || days.includes(null) ? undefined : last(days);
  const harvest = last(all.map(({ harvestFrom }) => harvestFrom));
  if (earliest === undefined && harvest === undefined) return null;
  return (
    <Line role="status">
      {earliest !== undefined && (
        <strong>
          <T id="restriction.earliest" values={{ day: formatDay(earliest, locale) }} />
        </strong>
      )}
      {harvest !== undefined && (
        <span>
          <T id="restriction.harvestFrom" values={{ day: formatDay(harvest, locale) }} />
        </span>
      )}
    </Line>
  );
}

function last(days: readonly (string | null)[]): string | undefined {
  return days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
}

/** How much land is left where all distances are kept, and its way to a sprayer. */
function LandLeft({
  farmId,
  asked,
  answer: { parcels },
}: Pick<ToldProps, 'farmId' | 'asked' | 'answer'>): ReactElement {
  const intl = useIntl();
  const file = useEffectiveLandFile(farmId);
  const sum = (areas: readonly number[]): string =>
    intl.formatNumber(
      areas.reduce((whole, area) => whole + area, 0),
      { maximumFractionDigits: 2 },
    );
  const remaining = sum(parcels.map((parcel) => parcel.remaining));
  const area = sum(parcels.map((parcel) => parcel.area));
  return (
    <>
      <Line>
        <span>
          <T id="restriction.remaining" values={{ remaining, area }} />
        </span>
        {parcels.some(({ isComplete }) => !isComplete) && (
          <span>
            <T id="restriction.incomplete" />
          </span>
        )}
      </Line>
      <div>
        <FormatMenu
          label={<T id="restriction.save" />}
          isPending={file.isPending}
          onChoose={(format) => file.mutate({ asked, format, name: `effective-land-${asked.day}` })}
        />
      </div>
    </>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& h3': { margin: 0, fontSize: fontSizes.body, fontWeight: fontWeights.strong },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  fontVariantNumeric: 'tabular-nums',
}));
