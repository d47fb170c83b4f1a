import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import type { FarmMember } from '@brazda/contract/gateway/farm-members.ts';
import { rolesGivenBy } from '@brazda/domain/farm-roles.ts';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmOptions, retiredFarmsOptions } from '#web/parts/farm/farms.queries.ts';
import { membersOptions } from '#web/parts/farm/members.queries.ts';
import { useMay, useRole } from '#web/parts/farm/use-may.ts';
import { useClaims } from '#web/lib/session-context.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormPage } from '#web/ui/FormPage.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { DeleteFarm } from './DeleteFarm.tsx';
import { Divisions } from './Divisions.tsx';
import { FarmName } from './FarmName.tsx';
import { LandFeatures } from './LandFeatures.tsx';
import { LeaveFarm } from './LeaveFarm.tsx';
import { People } from './People.tsx';
import { Parts } from './settings-parts.ts';

/** A farm as a whole: its name, who belongs to it, how its land is divided and what lies beside it, and its end. */
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
  const { data: members, error, refetch } = useQuery(membersOptions(farm.id));
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <Loader label={<T id="shell.loading" />} />;
  return (
    <Parts>
      <OfMember farm={farm} members={members} />
      <ToDeleted />
    </Parts>
  );
}

interface OfMemberProps {
  readonly farm: Farm;
  readonly members: readonly FarmMember[];
}

/** What whoever is signed in may do here. */
function OfMember({ farm, members }: OfMemberProps): ReactElement {
  const email = useClaims()?.principal.toLowerCase();
  const own = members.find((member) => member.email.toLowerCase() === email);
  const mayManage = useMay('farm.manage', farm.id);
  const mayDelete = useMay('farm.delete', farm.id);
  const role = useRole(farm.id);
  const isOnlyOwner = own?.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
  return (
    <>
      {mayManage && <FarmName farm={farm} />}
      <People farmId={farm.id} members={members} ownId={own?.userId} given={role ? rolesGivenBy(role) : []} />
      <Divisions farmId={farm.id} />
      <LandFeatures farmId={farm.id} />
      {own && <LeaveFarm farm={farm} isOnlyOwner={isOnlyOwner} />}
      {mayDelete && <DeleteFarm farm={farm} />}
    </>
  );
}

function ToDeleted(): ReactElement | null {
  const { data: retired = [] } = useQuery(retiredFarmsOptions());
  if (retired.length === 0) return null;
  return (
    <Link component={RouteLink} to="/deleted-farms" sx={{ minHeight: 32 }}>
      <T id="noFarm.deleted" />
    </Link>
  );
}
