import type { Node } from '@brazda/contract/iot/nodes.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { deviceName } from '#web/parts/sensor/sensor-words.ts';
import { signalWords } from './signal-words.ts';

/** What is known of a sensor besides what it measures; what nobody has said is left out. */
export function SensorFacts({ node }: { readonly node: Node }): ReactElement {
  const text = useText();
  const { locale } = useLanguage();
  const degrees = node.geometry?.coordinates.toReversed().map((one) => `${formatNumber(one, locale, 6)}°`);
  const facts: readonly (readonly [key: string, label: string, value: ReactNode])[] = [
    ['signal', text('sensors.messages.signal'), signalWords(locale, node)],
    ['type', text('history.column.iot.node.device_type'), deviceName(text, node)],
    [
      'by',
      text('history.column.iot.node.network_type'),
      text(`history.value.iot.node.network_type.${node.networkType}`),
    ],
    ['id', text('history.column.iot.node.external_id'), node.externalId],
    ['network', text('history.column.iot.node.network'), node.network],
    ['place', text('sensors.place'), degrees?.join(' · ')],
  ];
  return (
    <Facts>
      {facts
        .filter(([, , value]) => value !== null && value !== undefined)
        .map(([key, label, value]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: theme.spacing(4, 6),
  margin: 0,
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { overflowWrap: 'anywhere' },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dd': { margin: 0 },
}));
