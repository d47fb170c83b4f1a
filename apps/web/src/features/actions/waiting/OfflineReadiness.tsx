import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { useHasNetwork } from '#web/lib/offline/network.ts';
import { chooseOffline, isOfflinePossible } from '#web/lib/offline/offline-choice.ts';
import { useIsUsedOffline } from '#web/lib/offline/use-is-used-offline.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { readinessOptions } from './readiness.queries.ts';
import { useQueue } from './waiting.queries.ts';

/** Whether this device can be taken to the field, since when, and the choice whether it is to be. */
export function OfflineReadiness({ farmId }: { readonly farmId: number }): ReactElement {
  const isUsed = useIsUsedOffline();
  if (!isOfflinePossible())
    return (
      <Notice tone="warning">
        <T id="actions.offline.impossible" />
      </Notice>
    );
  return (
    <div>
      <Switch
        label={<T id="actions.offline.use" />}
        help={<T id="actions.offline.useHelp" />}
        isOn={isUsed}
        onSwitch={chooseOffline}
      />
      {isUsed && <Ready farmId={farmId} />}
    </div>
  );
}

function Ready({ farmId }: { readonly farmId: number }): ReactElement | null {
  const intl = useIntl();
  const queue = useQueue(farmId);
  const hasNetwork = useHasNetwork();
  const { data: readiness } = useQuery(readinessOptions(queue, farmId));
  const said = readiness && {
    time: intl.formatDate(readiness.at, { dateStyle: 'medium', timeStyle: 'short' }),
    parts: intl.formatList(readiness.missing.map((part) => intl.formatMessage({ id: `actions.offline.part.${part}` }))),
  };
  return (
    <>
      {!hasNetwork && (
        <Notice>
          <T id="actions.offline.now" />
        </Notice>
      )}
      {!said && (
        <Notice>
          <T id="actions.offline.preparing" />
        </Notice>
      )}
      {said && readiness.missing.length === 0 && (
        <Notice tone="success">
          <T id="actions.offline.ready" values={{ time: said.time }} />
        </Notice>
      )}
      {said && readiness.missing.length > 0 && (
        <Notice tone="warning">
          <T id="actions.offline.incomplete" values={said} />
        </Notice>
      )}
    </>
  );
}
