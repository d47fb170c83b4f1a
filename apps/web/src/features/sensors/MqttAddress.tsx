import type { NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { CopyText } from './CopyText.tsx';
import { connectionOptions } from './sensors.queries.ts';

interface MqttAddressProps {
  readonly farmId: number;
  readonly network: NetworkType;
  readonly accessKey: string;
}

/** What each network calls its topics; Sigfox speaks no MQTT. */
const topics: Readonly<Record<NetworkType, string | undefined>> = {
  CHIRPSTACK: 'application/…/device/…/event/up',
  THINGS_STACK: 'v3/…/devices/…/up',
  SIGFOX: undefined,
  GENERIC: 'devices/mlyn-1/up',
};

/** Where a network may publish instead, where the installation listens for MQTT. */
export function MqttAddress({ farmId, network, accessKey }: MqttAddressProps): ReactElement | null {
  const text = useText();
  const { data } = useQuery(connectionOptions(farmId));
  const topic = topics[network];
  if (!data?.mqtt || topic === undefined) return null;
  const { port, isEncrypted, isLocal } = data.mqtt;
  const host = isLocal ? 'localhost' : window.location.hostname;
  return (
    <>
      <Typography color="textSecondary">
        <T id={isLocal ? 'sensors.mqtt.local' : 'sensors.mqtt.help'} />
      </Typography>
      <CopyText label={text('sensors.mqtt.address')} value={`${isEncrypted ? 'mqtts' : 'mqtt'}://${host}:${port}`} />
      <CopyText label={text('sensors.mqtt.password')} value={accessKey} />
      <CopyText label={text('sensors.mqtt.topic')} value={topic} />
    </>
  );
}
