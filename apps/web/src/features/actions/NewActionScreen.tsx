import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { ActionForm } from './ActionForm.tsx';
import { validateNewActionSearch, type NewActionSearch } from './actions-search.ts';
import { actionOptions, useSaveAction } from './actions.queries.ts';
import { withTargets } from './chosen-targets.ts';
import { FormFrame, type FormGround } from './FormFrame.tsx';
import { MovedParcels } from './MovedParcels.tsx';
import { copiedAction, newAction, type TypedAction } from './typed-action.ts';
import { toldSaved } from './waiting/told-saved.tsx';

/** Writes down what was done or is to be done, also like something that was done before. */
export function NewActionScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const search = validateNewActionSearch(useSearch({ strict: false }));
  const { like } = search;
  const { data, error, refetch } = useQuery({ ...actionOptions(farmId, like ?? 0), enabled: like !== undefined });
  const action = like === undefined ? null : data;
  return (
    <FormFrame
      farmId={farmId}
      title={text(like === undefined ? 'actions.new' : 'actions.copy')}
      action={action}
      error={data ? null : error}
      onRetry={() => void refetch()}
    >
      {(ground) => <NewAction ground={ground} search={search} like={action ?? null} />}
    </FormFrame>
  );
}

interface NewActionProps {
  readonly ground: FormGround;
  readonly search: NewActionSearch;
  readonly like: ActionDetail | null;
}

function NewAction({ ground, search, like }: NewActionProps): ReactElement {
  const { id: farmId } = ground.farm;
  const navigate = useNavigate();
  const save = useSaveAction(farmId, toldSaved);
  const day = useFarmDay(farmId);
  const params = { farmId: String(farmId) };
  const toList = (): void => void navigate({ to: '/farm/$farmId/actions', params });
  return (
    <>
      {like && <MovedParcels action={like} />}
      <ActionForm
        {...ground}
        initial={initialOf(ground, search, like, day)}
        known={undefined}
        save={save}
        onSaved={toList}
        onCancel={toList}
      />
    </>
  );
}

function initialOf(
  { parcels, timeZone }: FormGround,
  { group = 'EPH', parcel }: NewActionSearch,
  like: ActionDetail | null,
  day: string,
): TypedAction {
  if (like) return copiedAction(like, day, timeZone);
  const isKnown = parcel !== undefined && parcels.byId.has(parcel);
  return { ...newAction(group, day), targets: isKnown ? withTargets([], [parcel]) : [] };
}
