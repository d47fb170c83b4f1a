import { networkPaths, networkTypes, type NetworkType } from '@brazda/domain/enumerations/sensor-device.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { addressOfModule, useConfiguration } from '#web/lib/configuration.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { CopyText } from './CopyText.tsx';
import { MqttAddress } from './MqttAddress.tsx';

interface NetworkAddressProps {
  readonly farmId: number;
  readonly network: NetworkType;
  /** The key that was made just now, so that what is entered is whole. */
  readonly shownKey: string | undefined;
  readonly onNetwork: (network: NetworkType) => void;
}

/** What a sender without a network writes, and what Sigfox is told to fill in, which has no shape of its own. */
const bodies: Partial<Record<NetworkType, string>> = {
  GENERIC: JSON.stringify({ id: 'mlyn-1', readings: [{ feature: 'TEMPERATURE', value: 21.5 }] }),
  SIGFOX: JSON.stringify({ device: '{device}', time: '{time}', data: '{data}', seqNumber: '{seqNumber}' }),
};

/** Where a network is to send to, and by what it shows whose it is, as it is entered there. */
export function NetworkAddress({ farmId, network, shownKey, onNetwork }: NetworkAddressProps): ReactElement {
  const text = useText();
  const base = addressOfModule(useConfiguration())('iot');
  const address = `${new URL(base, window.location.origin).href}/uplinks/${networkPaths[network]}`;
  const body = bodies[network];
  const key = shownKey ?? text('sensors.yourKey');
  return (
    <Part aria-labelledby="sensor-addresses">
      <Typography variant="h2" id="sensor-addresses">
        <T id="sensors.addresses" />
      </Typography>
      <ChoiceField
        label={<T id="sensors.addresses.choose" />}
        help={<T id={`sensors.how.${network}`} />}
        choices={networkTypes.map((value) => ({ value, label: text(`history.value.iot.node.network_type.${value}`) }))}
        value={network}
        onChoose={onNetwork}
      />
      <CopyText label={text('sensors.address')} value={address} />
      <CopyText label={text('sensors.header')} value={`Authorization: Bearer ${key}`} />
      <CopyText label={text('sensors.addressWithKey')} value={`${address}?key=${key}`} />
      {body !== undefined && <CopyText label={text('sensors.body')} value={body} />}
      <MqttAddress farmId={farmId} network={network} accessKey={key} />
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
