import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Which parcels of an action that is copied are none any more, and which are chosen in their place. */
export function MovedParcels({ action }: { readonly action: ActionDetail }): ReactElement | null {
  const intl = useIntl();
  const names = new Map(action.targets.map(({ parcelId, name }) => [parcelId, name]));
  const list = (all: readonly string[]): string => intl.formatList(all, { type: 'unit' });
  if (action.successors.length === 0) return null;
  return (
    <Notice tone="warning">
      {action.successors.map(({ parcelId, parcels }) => {
        const name = names.get(parcelId) ?? '';
        return (
          <div key={parcelId}>
            {parcels.length === 0 ? (
              <T id="actions.copy.gone" values={{ name }} />
            ) : (
              <T id="actions.copy.moved" values={{ name, names: list(parcels.map((one) => one.name)) }} />
            )}
          </div>
        );
      })}
      <T id="actions.copy.check" />
    </Notice>
  );
}
