import type { Message } from '@brazda/contract/iot/messages.ts';
import { messageStates, mostCountedMessages } from '@brazda/domain/enumerations/sensor-device.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import type { ConnectionSearch } from './sensors-search.ts';
import { signalWords } from './signal-words.ts';
import { messagesOptions, messagesPerPage } from './sensors.queries.ts';

interface SensorMessagesProps {
  readonly farmId: number;
  readonly search: ConnectionSearch;
  readonly onShow: (change: Partial<ConnectionSearch>) => void;
}

/** A message has no number: those that are shown are told apart by where they stand. */
interface Numbered extends Message {
  readonly place: number;
}

/** The last messages as they came, and why some of them are not read. */
export function SensorMessages({ farmId, search, onShow }: SensorMessagesProps): ReactElement {
  const text = useText();
  const messages = useQuery(messagesOptions(farmId, search));
  return (
    <Part aria-labelledby="sensor-messages">
      <Head>
        <Typography variant="h2" id="sensor-messages">
          <T id="sensors.messages" />
        </Typography>
        <ChoiceField
          label={<T id="history.column.iot.node.status" />}
          choices={[
            { value: '', label: text('sensors.any') },
            ...messageStates.map((value) => ({ value, label: text(`sensors.state.${value}`) })),
          ]}
          value={search.state ?? ''}
          onChoose={(value) => onShow({ state: messageStates.find((one) => one === value) })}
        />
      </Head>
      <PagedList
        answer={messages}
        page={search.page ?? 1}
        perPage={messagesPerPage}
        mostCounted={mostCountedMessages}
        onPage={(page) => onShow({ page })}
        empty={
          <EmptyState heading={<T id="sensors.messages.none" />}>
            <T id="sensors.messages.noneHelp" />
          </EmptyState>
        }
      >
        {(rows) => <MessageTable farmId={farmId} messages={rows.map((row, place) => ({ ...row, place }))} />}
      </PagedList>
    </Part>
  );
}

interface MessageTableProps {
  readonly farmId: number;
  readonly messages: readonly Numbered[];
}

function MessageTable({ farmId, messages }: MessageTableProps): ReactElement {
  const text = useText();
  const intl = useIntl();
  const columns: readonly [FactColumn<Numbered>, ...FactColumn<Numbered>[]] = [
    {
      key: 'device',
      label: <T id="sensors.messages.device" />,
      cell: ({ externalId, networkType }) => externalId ?? text(`history.value.iot.node.network_type.${networkType}`),
    },
    {
      key: 'at',
      label: <T id="sensors.messages.at" />,
      cell: ({ receivedAt }) => intl.formatDate(receivedAt, { dateStyle: 'medium', timeStyle: 'medium' }),
    },
    {
      key: 'state',
      label: <T id="history.column.iot.node.status" />,
      cell: (message) => <State message={message} />,
    },
    {
      key: 'content',
      label: <T id="sensors.messages.content" />,
      cell: ({ payload, content }) => {
        const came = payload ?? content;
        return came === null ? null : <Content>{came}</Content>;
      },
    },
    { key: 'signal', label: <T id="sensors.messages.signal" />, cell: (message) => signalWords(intl.locale, message) },
    {
      key: 'make',
      label: <T id="sensors.messages.make" />,
      isAction: true,
      cell: (message) => <MakeSensor farmId={farmId} message={message} />,
    },
  ];
  return <FactTable label={text('sensors.messages')} columns={columns} rows={messages} keyOf={({ place }) => place} />;
}

/** What became of it, and why. */
function State({ message }: { readonly message: Message }): ReactElement {
  const intl = useIntl();
  return (
    <Stated>
      <span>
        <T id={`sensors.state.${message.state}`} />
      </span>
      {message.state !== 'READ' && <small>{reasonWords(intl, message)}</small>}
    </Stated>
  );
}

/** What is to be done about some reasons depends on the way that a message came. */
function reasonWords(intl: IntlShape, { state, reason, networkType }: Message): string {
  const usual = `sensors.reason.${reason ?? state}`;
  const ids = [`${usual}.${networkType}`, usual];
  return textIn(intl)(ids.find((id) => isMessageId(id, intl.messages)) ?? 'sensors.reason.other');
}

interface MakeSensorProps {
  readonly farmId: number;
  readonly message: Message;
}

/** What waits for a sensor becomes one by a press. */
function MakeSensor({ farmId, message: { state, externalId, networkType } }: MakeSensorProps): ReactElement | null {
  const text = useText();
  if (state !== 'PARKED' || externalId === null) return null;
  return (
    <LinkButton
      size="small"
      variant="outlined"
      to="/farm/$farmId/sensors/new"
      params={{ farmId: String(farmId) }}
      search={{ device: externalId, network: networkType }}
      aria-label={text('sensors.messages.makeNamed', { device: externalId })}
    >
      <T id="sensors.messages.make" />
    </LinkButton>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Stated = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  'td &': { minWidth: 180 },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
}));

const Content = styled('code')({
  display: 'block',
  maxHeight: 120,
  overflow: 'hidden',
  fontSize: fontSizes.caption,
  overflowWrap: 'anywhere',
  'td &': { minWidth: 160, maxWidth: 320 },
});
