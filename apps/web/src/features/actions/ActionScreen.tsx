import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import CallSplit from '@mui/icons-material/CallSplit';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions, farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ActionFaults } from '#web/parts/submission/ActionFaults.tsx';
import { KeptFindings } from '#web/parts/restriction/KeptFindings.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { useIdInAddress } from '#web/routing/id-in-address.ts';
import { actionTitle } from './action-columns.tsx';
import { ActionProgress } from './ActionProgress.tsx';
import { ActionFacts } from './ActionFacts.tsx';
import { actionOptions } from './actions.queries.ts';
import { ActionTargets } from './ActionTargets.tsx';
import { namedActions } from './orders/orders-search.ts';
import { DivideDialog } from './DivideDialog.tsx';
import { useDeleting } from './use-deleting.tsx';

/** The map comes after what is said: it is large, and the table says it all. */
const ActionMap = lazy(async () => ({ default: (await import('./ActionMap.tsx')).ActionMap }));

/** All of one action: what it was, where, and what it brought onto each parcel. */
export function ActionScreen(): ReactElement {
  const farmId = useFarmId();
  const id = useIdInAddress('actionId');
  const intl = useIntl();
  const { data: farms } = useQuery(farmListOptions());
  const farm = farms?.find((one) => one.id === farmId);
  const { data: settings } = useQuery(farmSettingsOptions(farmId));
  const { data: action, error, refetch } = useQuery(actionOptions(farmId, id));
  if (error && !action)
    return (
      <WidePage>
        <ErrorState error={error} onRetry={() => void refetch()} />
        <div>
          <ToList farmId={farmId} />
        </div>
      </WidePage>
    );
  if (!action || !farm)
    return (
      <WidePage role="status" aria-busy>
        <VisuallyHidden>
          <T id="shell.loading" />
        </VisuallyHidden>
        <Skeleton variant="rounded" height={40} width="40%" />
        <Skeleton variant="rounded" height={360} />
      </WidePage>
    );
  const title = actionTitle(intl, action);
  return (
    <WidePage>
      <PageTitle title={title} />
      <PageHead>
        <Typography variant="h1">{title}</Typography>
        <ActionActs farm={farm} action={action} />
      </PageHead>
      <ActionFacts action={action} />
      <ActionFaults farmId={farmId} actionId={action.id} />
      <KeptFindings action={action} timeZone={settings?.timeZone} />
      <MapPlace>
        <Suspense fallback={<LateLoader label={<T id="shell.loading" />} />}>
          <ActionMap farm={farm} action={action} />
        </Suspense>
      </MapPlace>
      <ActionTargets farmId={farmId} action={action} />
    </WidePage>
  );
}

function ToList({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <LinkButton variant="outlined" to="/farm/$farmId/actions" params={{ farmId: String(farmId) }}>
      <T id="actions.toList" />
    </LinkButton>
  );
}

/** What can be done with it, by whoever may. */
function ActionActs({ farm, action }: { readonly farm: Farm; readonly action: ActionDetail }): ReactElement {
  const navigate = useNavigate();
  const mayRecord = useMay('records.write', farm.id);
  const [isDividing, setDividing] = useState(false);
  const deleting = useDeleting(farm.id);
  const params = { farmId: String(farm.id) };
  const remove = (): void => deleting.removeOne(action, () => void navigate({ to: '/farm/$farmId/actions', params }));
  return (
    <Acts>
      {mayRecord && <ActionProgress action={action} />}
      <LinkButton
        variant="outlined"
        startIcon={<PrintOutlined />}
        to="/farm/$farmId/actions/orders"
        params={params}
        search={{ of: namedActions([action.id]) }}
      >
        <T id="actions.orders.order" />
      </LinkButton>
      {mayRecord && (
        <>
          <LinkButton
            variant="outlined"
            startIcon={<EditOutlined />}
            to="/farm/$farmId/actions/$actionId/edit"
            params={{ ...params, actionId: String(action.id) }}
          >
            <T id="action.edit" />
          </LinkButton>
          <LinkButton
            variant="outlined"
            startIcon={<ContentCopy />}
            to="/farm/$farmId/actions/new"
            params={params}
            search={{ like: action.id }}
          >
            <T id="actions.copyOne" />
          </LinkButton>
          {action.targets.length > 1 && (
            <Button
              variant="outlined"
              startIcon={<CallSplit />}
              aria-haspopup="dialog"
              onClick={() => setDividing(true)}
            >
              <T id="actions.divide" />
            </Button>
          )}
          <PendingButton
            variant="outlined"
            color="error"
            startIcon={<DeleteOutlined />}
            isPending={deleting.isPending}
            onClick={remove}
          >
            <T id="actions.delete" />
          </PendingButton>
        </>
      )}
      <ToList farmId={farm.id} />
      {isDividing && <DivideDialog farmId={farm.id} action={action} onClose={() => setDividing(false)} />}
    </Acts>
  );
}

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const MapPlace = styled('div')({ height: 340, display: 'flex' });
