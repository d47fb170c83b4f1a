import type { Restrictions as Answer } from '@brazda/contract/agroevidence/restrictions.ts';
import { beginOfDay } from '@brazda/domain/local-time.ts';
import { isPermitted } from '@brazda/domain/restrictions/finding.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { FormatMenu } from '#web/parts/land-file/FormatMenu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RetryNotice } from '#web/ui/RetryNotice.tsx';
import { busyStyle } from '#web/ui/busy-style.ts';
import { momentWords } from './finding-words.ts';
import type { FindingNames } from './FindingList.tsx';
import { OpenedFindings } from './OpenedFindings.tsx';
import { restrictionsOptions, useEffectiveLandFile, type AskedRestrictions } from './restrictions.queries.ts';

interface RestrictionsProps extends FindingNames {
  readonly farmId: number;
  /** What is to be done; undefined while not enough of it is said. */
  readonly asked: AskedRestrictions | undefined;
}

/** What is against something before it is recorded: it keeps nobody from recording it. */
export const Restrictions = memo(function Restrictions({ farmId, asked, ...names }: RestrictionsProps): ReactElement {
  const { data: answer, error, isFetching, refetch } = useQuery(restrictionsOptions(farmId, asked));
  if (!asked)
    return (
      <Quiet>
        <T id="restriction.waiting" />
      </Quiet>
    );
  if (error)
    return (
      <RetryNotice onRetry={() => void refetch()}>
        <T id="restriction.failed" />
      </RetryNotice>
    );
  if (!answer)
    return (
      <Quiet role="status">
        <T id="restriction.asking" />
      </Quiet>
    );
  return (
    <Part aria-busy={isFetching}>
      <OpenedFindings found={answer} {...names} />
      <Days answer={answer} timeZone={names.timeZone} />
      <DrawnOutside answer={answer} />
      {asked.materials.length > 0 && <LandLeft farmId={farmId} asked={asked} answer={answer} />}
      {answer.parcels.some(({ vote }) => vote !== 'ALLOWED') && (
        <Quiet>
          <T id="restriction.keepsNobody" />
        </Quiet>
      )}
    </Part>
  );
});

/** How much of what was drawn lies outside of its parcel, and is not asked about. */
function DrawnOutside({ answer: { parcels } }: { readonly answer: Answer }): ReactElement | null {
  const intl = useIntl();
  const over = parcels.filter(({ outside }) => outside > 0);
  if (over.length === 0) return null;
  const hectares = over.reduce((sum, { outside }) => sum + outside, 0);
  const area = intl.formatNumber(hectares, { maximumFractionDigits: 4 });
  return (
    <Notice tone="warning">
      <T id="restriction.outside" values={{ area, count: over.length }} />
    </Notice>
  );
}

interface DaysProps extends Pick<FindingNames, 'timeZone'> {
  readonly answer: Answer;
}

/** From which day on all of it may be done, and when it can be harvested. */
function Days({ answer: { parcels }, timeZone }: DaysProps): ReactElement | null {
  const intl = useIntl();
  const { locale } = intl;
  const all = parcels.flatMap(({ materials }) => materials);
  const isPermittedNow = all.every(({ vote }) => isPermitted(vote));
  const isNever = all.some(({ earliest }) => earliest === null);
  const earliest = isPermittedNow || isNever ? undefined : lastBegin(all, timeZone);
  const harvest = last(all.map(({ harvestFrom }) => harvestFrom));
  if (earliest === undefined && harvest === undefined) return null;
  return (
    <Line role="status">
      {earliest !== undefined && (
        <strong>
          <T
            id="restriction.earliest"
            values={{
              day: earliest.at === null ? formatDay(earliest.day, locale) : momentWords(intl, earliest.at, timeZone),
            }}
          />
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

interface Begin {
  readonly day: string;
  /** Where hours are counted. */
  readonly at: string | null;
}

/** When the last of some may begin. */
function lastBegin(all: Answer['parcels'][number]['materials'], timeZone: string | undefined): Begin | undefined {
  const begins = all.flatMap(({ earliest: day, earliestAt: at }): (Begin & { instant: string })[] => {
    if (day === null) return [];
    return [{ day, at, instant: at ?? beginOfDay(day, timeZone ?? 'UTC').toISOString() }];
  });
  return begins.toSorted((one, other) => (one.instant < other.instant ? -1 : 1)).at(-1);
}

function last(days: readonly (string | null)[]): string | undefined {
  return days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
}

interface LandLeftProps {
  readonly farmId: number;
  readonly asked: AskedRestrictions;
  readonly answer: Answer;
}

/** How much land is left where all distances are kept, and its way to a sprayer. */
function LandLeft({ farmId, asked, answer: { parcels } }: LandLeftProps): ReactElement {
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
    <Line>
      <span>
        <T id="restriction.remaining" values={{ remaining, area }} />
      </span>
      <FormatMenu
        label={<T id="restriction.save" />}
        isPending={file.isPending}
        onChoose={(format) => file.mutate({ asked, format, name: `effective-land-${asked.day}` })}
      />
      {parcels.some(({ isComplete }) => !isComplete) && (
        <Quiet>
          <T id="restriction.incomplete" />
        </Quiet>
      )}
    </Line>
  );
}

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  ...busyStyle(theme),
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  fontVariantNumeric: 'tabular-nums',
}));

const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
