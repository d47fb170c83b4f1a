import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, lightPalette } from '#web/lib/design-tokens.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { landFacts, sprayFacts, wordsIn, workFacts } from '../action-facts.ts';
import { actionTitle } from '../action-columns.tsx';
import { OrderFindings } from './OrderFindings.tsx';
import { OrderMap } from './OrderMap.tsx';
import { OrderMaterials } from './OrderMaterials.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderTanks } from './OrderTanks.tsx';
import { QrCode } from './QrCode.tsx';

interface OrderSheetProps {
  readonly farm: Farm;
  readonly action: ActionDetail;
  /** All of the sheet is there. */
  readonly onSettled: (id: number) => void;
}

/** One order of work, as it is given to whoever does it. */
export function OrderSheet({ farm, action, onSettled }: OrderSheetProps): ReactElement {
  const id = useId();
  const intl = useIntl();
  const text = useText();
  const address = useActionAddress(farm.id, action.id);
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <div>
          <p>{[farm.name, text('actions.orders.order')].join(' · ')}</p>
          <h2 id={id}>{actionTitle(intl, action)}</h2>
          <Facts action={action} />
        </div>
        <Code>
          <QrCode address={address} label={text('actions.orders.qr', { address })} />
          <small>
            <T id="actions.orders.qr.help" />
          </small>
        </Code>
      </Head>
      {action.note !== null && (
        <Said>
          <dt>
            <T id="actions.note" />
          </dt>
          <dd>{action.note}</dd>
        </Said>
      )}
      <OrderMap farm={farm} action={action} onSettled={() => onSettled(action.id)} />
      <OrderMaterials action={action} />
      <OrderTanks action={action} />
      <OrderFindings action={action} />
      <OrderParcels action={action} />
    </Sheet>
  );
}

/** Where the action is opened: at the address at which this page is had. */
function useActionAddress(farmId: number, actionId: number): string {
  const router = useRouter();
  const { href } = router.buildLocation({
    to: '/farm/$farmId/actions/$actionId',
    params: { farmId: String(farmId), actionId: String(actionId) },
  });
  return new URL(href, window.location.origin).href;
}

function Facts({ action }: { readonly action: ActionDetail }): ReactElement {
  const intl = useIntl();
  const nameOf = useCropName();
  const { data: settings } = useQuery(farmSettingsOptions(action.farmId));
  const words = wordsIn(intl, settings?.timeZone);
  const { operator, machine } = action;
  const facts = [
    ['actions.operator', operator ?? words.text('actions.orders.notSaid')] as const,
    ['actions.machine', machine ?? words.text('actions.orders.notSaid')] as const,
    ...landFacts(words, { ...action, nitrogen: null, materials: [] }, nameOf),
    ...workFacts(words, { ...action, operator: null, machine: null }),
    ...sprayFacts(words, action.spray),
  ];
  return (
    <dl>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>
                <T id={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Paper is white, also on a dark screen. */
const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  width: '100%',
  maxWidth: '210mm',
  margin: '0 auto',
  padding: theme.spacing(4),
  colorScheme: 'light',
  color: lightPalette.ink,
  background: '#ffffff',
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: fontSizes.body,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& h2': { margin: theme.spacing(0, 0, 3), fontSize: fontSizes.title, fontWeight: fontWeights.strong },
  '& h3': { margin: theme.spacing(0, 0, 1), fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& small': { fontSize: fontSizes.caption, color: lightPalette.muted },
  [theme.breakpoints.up('md')]: { padding: '14mm' },
  '@media print': {
    maxWidth: 'none',
    padding: 0,
    border: 'none',
    breakAfter: 'page',
    '&:last-of-type': { breakAfter: 'auto' },
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  '& > :first-of-type': { flex: 1, minWidth: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: theme.spacing(2, 3),
    margin: 0,
  },
  '& dt': { fontSize: fontSizes.caption, color: lightPalette.muted },
  '& dd': { margin: 0, fontWeight: fontWeights.medium },
}));

const Code = styled('div')({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  width: '32mm',
  textAlign: 'center',
  '& > svg': { width: '32mm', height: '32mm' },
});

const Said = styled('dl')({ margin: 0, '& > dt': { fontWeight: fontWeights.medium }, '& > dd': { margin: 0 } });
