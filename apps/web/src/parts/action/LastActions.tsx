import type { Action } from '@brazda/contract/agroevidence/action-shapes.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { amountsLine, dayText } from './action-words.ts';
import { lastActions, lastActionsOptions } from './actions.queries.ts';

/** Pixels of one line: what is waited for is seldom less. */
const lineHeight = 24;

interface LastActionsProps {
  readonly farmId: number;
  readonly parcelId: number;
  /** Below which heading it stands on its screen. */
  readonly heading: 'h2' | 'h3';
}

/** What was done on a parcel last, and the ways to all of it and to a new record. */
export function LastActions({ farmId, parcelId, heading: Heading }: LastActionsProps): ReactElement {
  const id = useId();
  const { data, error, refetch } = useQuery(lastActionsOptions(farmId, parcelId));
  const mayRecord = useMay('records.write', farmId);
  const params = { farmId: String(farmId) };
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Heading id={id}>
          <T id="lastActions.heading" />
        </Heading>
        {mayRecord && (
          <LinkButton size="small" to="/farm/$farmId/actions/new" params={params} search={{ parcel: parcelId }}>
            <T id="lastActions.record" />
          </LinkButton>
        )}
      </Head>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={lineHeight} aria-hidden />}
      {data?.total === 0 && (
        <p>
          <T id="lastActions.none" />
        </p>
      )}
      {data && data.total > 0 && (
        <ul>
          {data.rows.map((action) => (
            <LastAction key={action.id} farmId={farmId} action={action} />
          ))}
        </ul>
      )}
      {data && data.total > lastActions && (
        <LinkButton size="small" to="/farm/$farmId/actions" params={params} search={{ parcel: parcelId }}>
          <T id="lastActions.all" values={{ count: data.total }} />
        </LinkButton>
      )}
    </Section>
  );
}

function LastAction({ farmId, action }: { readonly farmId: number; readonly action: Action }): ReactElement {
  const intl = useIntl();
  const { id, actionType, state, day, area, parcels } = action;
  const line = amountsLine(intl, action);
  return (
    <li>
      <Link
        to="/farm/$farmId/actions/$actionId"
        params={{ farmId: String(farmId), actionId: String(id) }}
        aria-label={intl.formatList([intl.formatMessage({ id: `actionType.${actionType.name}` }), dayText(intl, day)], {
          type: 'unit',
        })}
      >
        <T id={`actionType.${actionType.name}`} />
      </Link>
      <span>{dayText(intl, day)}</span>
      {state !== 'DONE' && (
        <span>
          <T id={`actionState.${state}`} />
        </span>
      )}
      {parcels === 1 && (
        <span>
          <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, intl.locale) }} />
        </span>
      )}
      {line !== '' && <small>{line}</small>}
    </li>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& > a': { minHeight: 44 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(3),
    minHeight: 44,
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': { fontWeight: fontWeights.medium, color: theme.vars.palette.text.primary },
  '& span': { color: theme.vars.palette.text.secondary },
  '& small': { flexBasis: '100%', fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
}));

/** The way to a new record stands beside the heading, as that of crops. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  '& > h2, & > h3': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& > a': { minHeight: 44 },
}));
