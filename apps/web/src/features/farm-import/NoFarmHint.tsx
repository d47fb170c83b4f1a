import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { farmListOptions, retiredFarmsOptions } from '#web/parts/farm/farms.queries.ts';
import { useClaims } from '#web/lib/session-context.ts';

/** For whoever has no farm: how to come to one that others lead, and to one that was deleted. */
export function NoFarmHint(): ReactElement | null {
  const email = useClaims()?.principal ?? '';
  const farms = useQuery({ ...farmListOptions(), enabled: email !== '' });
  const retired = useQuery({ ...retiredFarmsOptions(), enabled: email !== '' });
  const hasRetired = (retired.data?.length ?? 0) > 0;
  const hasNone = farms.data?.length === 0;
  if (!hasNone && !hasRetired) return null;
  return (
    <Card>
      {hasNone && (
        <>
          <Typography variant="h3" component="h2">
            <T id="noFarm.heading" />
          </Typography>
          <p>
            <T id="noFarm.ask" values={{ email: <strong key="email">{email}</strong> }} />
          </p>
        </>
      )}
      {hasRetired && (
        <Link component={RouteLink} to="/deleted-farms">
          <T id="noFarm.deleted" />
        </Link>
      )}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
}));
