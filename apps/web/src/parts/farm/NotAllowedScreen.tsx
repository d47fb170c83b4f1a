import { mayRole } from '@brazda/domain/farm-roles.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { membersOptions } from './members.queries.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { displayNameOf } from '#web/parts/account/display-name.ts';
import { useFarmId } from './farm-route.ts';
import { farmListOptions } from './farms.queries.ts';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** In the place of a screen that the role on the farm does not allow: which role that is, and who can give another. */
export function NotAllowedScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { data: farms } = useQuery(farmListOptions());
  const { data: members = [] } = useQuery(membersOptions(farmId));
  const farm = farms?.find(({ id }) => id === farmId);
  const givers = members.filter(({ role }) => mayRole(role, 'people.manage'));
  return (
    <ErrorPage
      status={0}
      heading={<T id="notAllowed.heading" />}
      actions={
        <LinkButton variant="contained" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
          <T id="map.title" />
        </LinkButton>
      }
    >
      <PageTitle title={text('notAllowed.heading')} />
      {farm && <T id="notAllowed.role" values={{ farm: farm.name, role: text(`farmSettings.role.${farm.role}`) }} />}
      {givers.length > 0 && (
        <>
          <T id="notAllowed.ask" />
          <ul>
            {givers.map((giver) => (
              <li key={giver.userId}>
                <strong>{displayNameOf(giver)}</strong> <T id={`farmSettings.role.${giver.role}`} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ErrorPage>
  );
}
