import PrintOutlined from '@mui/icons-material/PrintOutlined';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { ordersOptions, type Orders } from './orders.queries.ts';
import { validateOrdersSearch } from './orders-search.ts';

/** Orders of work as sheets of paper: each says what is to be done where, with what, and by whom. */
export function OrdersScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const search = validateOrdersSearch(useSearch({ strict: false }));
  const { data: farms } = useQuery(farmListOptions());
  const farm = farms?.find(({ id }) => id === farmId);
  const { data: orders, error, refetch } = useQuery(ordersOptions(farmId, search));
  const { isReady, settle } = useSettledSheets(orders);
  return (
    <WidePage>
      <PageTitle title={text('actions.orders.title')} />
      <GlobalStyles styles={paper} />
      <OnScreen>
        <PageHead>
          <Typography variant="h1">
            <T id="actions.orders.title" />
          </Typography>
          <Acts>
            {hasSheets(orders) && (
              <PendingButton
                variant="contained"
                startIcon={<PrintOutlined />}
                isPending={!isReady}
                onClick={() => window.print()}
              >
                <T id="actions.orders.print" />
              </PendingButton>
            )}
            <LinkButton variant="outlined" to="/farm/$farmId/actions" params={{ farmId: String(farmId) }}>
              <T id="actions.toList" />
            </LinkButton>
          </Acts>
        </PageHead>
        {orders && <Told orders={orders} />}
      </OnScreen>
      {error && !orders && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !(orders && farm) && <Waiting />}
      {farm &&
        orders?.actions.map((action) => <OrderSheet key={action.id} farm={farm} action={action} onSettled={settle} />)}
    </WidePage>
  );
}

/** Paper is printed once the map of each sheet is drawn. */
function useSettledSheets(orders: Orders | undefined): {
  readonly isReady: boolean;
  readonly settle: (id: number) => void;
} {
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const settle = useCallback((id: number) => setReady((before) => new Set(before).add(id)), []);
  return { isReady: orders !== undefined && orders.actions.every(({ id }) => ready.has(id)), settle };
}

const paper = { '@page': { size: 'A4', margin: '14mm' } };

function hasSheets(orders: Orders | undefined): boolean {
  return orders !== undefined && orders.actions.length > 0;
}

/** How many sheets there are, and whether that is all. */
function Told({ orders: { actions, total } }: { readonly orders: Orders }): ReactElement {
  if (actions.length === 0)
    return (
      <EmptyState heading={<T id="actions.orders.none" />}>
        <T id="actions.orders.noneHelp" />
      </EmptyState>
    );
  return (
    <>
      <p role="status">
        <T id="actions.orders.help" values={{ count: actions.length }} />
      </p>
      {total > actions.length && (
        <Notice tone="warning">
          <T id="actions.orders.first" values={{ count: actions.length, total }} />
        </Notice>
      )}
    </>
  );
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>
        <T id="shell.loading" />
      </VisuallyHidden>
      <Skeleton variant="rounded" height={720} />
    </div>
  );
}

const OnScreen = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));
