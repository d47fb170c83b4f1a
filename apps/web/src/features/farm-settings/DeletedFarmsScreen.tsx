import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { retiredFarmsOptions } from '#web/parts/farm/farms.queries.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FormPage } from '#web/ui/FormPage.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useRestoreFarm } from './farm-settings.queries.ts';
import { Part, Row, Rows } from './settings-parts.ts';

/** The farms that the user has deleted, until when each can be brought back, and the way to do it. */
export function DeletedFarmsScreen(): ReactElement {
  const { data: farms, error, refetch } = useQuery(retiredFarmsOptions());
  const navigate = useNavigate();
  const text = useText();
  const restore = useRestoreFarm(({ id }) => {
    void navigate({ to: '/farm/$farmId', params: { farmId: String(id) } });
  });
  return (
    <FormPage title="deletedFarms.title" lead={<T id="deletedFarms.lead" />}>
      <Part>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!farms && !error && <Loader label={<T id="shell.loading" />} />}
        {farms?.length === 0 && <EmptyState heading={<T id="deletedFarms.none" />} />}
        <Rows>
          {farms?.map(({ id, name, goesAt }) => (
            <li key={id}>
              <Row>
                <span>
                  <strong>{name}</strong>
                  <small>
                    <T
                      id="deletedFarms.goes"
                      values={{ day: <FormattedDate key="day" value={goesAt} dateStyle="long" /> }}
                    />
                  </small>
                </span>
                <PendingButton
                  variant="outlined"
                  isPending={restore.isPending && restore.variables === id}
                  aria-label={text('deletedFarms.restoreNamed', { farm: name })}
                  onClick={() => restore.mutate(id)}
                >
                  <T id="deletedFarms.restore" />
                </PendingButton>
              </Row>
            </li>
          ))}
        </Rows>
        {restore.error && (
          <Notice tone="error">
            <ErrorText error={restore.error} />
          </Notice>
        )}
        <div>
          <LinkButton variant="outlined" to="/farm">
            <T id="action.continue" />
          </LinkButton>
        </div>
      </Part>
    </FormPage>
  );
}
