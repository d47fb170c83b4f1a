import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/lib/farm-route.ts';
import { farmOptions, retiredFarmsOptions } from '#web/lib/farms.queries.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormPage } from '#web/ui/FormPage.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { DeleteFarm } from './DeleteFarm.tsx';
import { membersOptions } from './farm-settings.queries.ts';
import { FarmName } from './FarmName.tsx';
import { LeaveFarm } from './LeaveFarm.tsx';
import { People } from './People.tsx';
import { Parts } from './settings-parts.ts';

/** A farm as a whole: its name, who belongs to it, and its end. */
export function FarmSettingsScreen(): ReactElement {
  const farmId = useFarmId();
  const { data: farm, error, refetch } = useQuery(farmOptions(farmId));
  return (
    <FormPage title="farmSettings.title" lead={farm?.name}>
      {farm ? (
        <Settings key={farm.id} farm={farm} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader label={<T id="shell.loading" />} />
      )}
    </FormPage>
  );
}

function Settings({ farm }: { readonly farm: Farm }): ReactElement {
  const email = useClaims()?.principal ?? '';
  const members = useQuery(membersOptions(farm.id));
  const retired = useQuery(retiredFarmsOptions());
  const own = members.data?.find((member) => member.email.toLowerCase() === email.toLowerCase());
  const isOwner = own?.role === 'owner';
  const isOnlyOwner = isOwner && members.data?.filter(({ role }) => role === 'owner').length === 1;
  return (
    <Parts>
      {isOwner && <FarmName farm={farm} />}
      {members.error && <ErrorState error={members.error} onRetry={() => void members.refetch()} />}
      {members.isPending && <Loader label={<T id="shell.loading" />} />}
      {members.data && <People farmId={farm.id} members={members.data} ownId={own?.userId} isOwner={isOwner} />}
      {own && <LeaveFarm farm={farm} isOnlyOwner={isOnlyOwner} />}
      {isOwner && <DeleteFarm farm={farm} />}
      {(retired.data?.length ?? 0) > 0 && (
        <Link component={RouteLink} to="/deleted-farms" sx={{ minHeight: 32 }}>
          <T id="noFarm.deleted" />
        </Link>
      )}
    </Parts>
  );
}
