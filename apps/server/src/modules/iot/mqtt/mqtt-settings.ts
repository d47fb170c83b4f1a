import { z } from 'zod';
import { settingsOf } from '#server/foundation/settings.ts';

const mostConnections = 16;

/** A broker of somebody else, whose messages belong to the farm of the key. */
const OuterBroker = z.strictObject({
  url: z.url({ protocol: /^(mqtts?|wss?)$/ }),
  username: z.string().optional(),
  password: z.string().optional(),
  /** A key of the farm, as its screen of connections shows it once. */
  key: z.string(),
  topics: z.array(z.string().min(1).max(300)).min(1).default(['application/+/device/+/event/+', 'v3/+/devices/+/up']),
  /** More than one share the messages among them, which the broker has to know of ($share). */
  connections: z.int().min(1).max(mostConnections).default(1),
});
export type OuterBroker = z.infer<typeof OuterBroker>;

export interface MqttSettings {
  /** Where devices may connect; undefined where they may not. */
  readonly listen:
    | {
        readonly port: number;
        readonly host: string;
        /** Files. */
        readonly tls: { readonly certificate: string; readonly key: string } | undefined;
      }
    | undefined;
  readonly brokers: readonly OuterBroker[];
}

export const mqttSettings = settingsOf(
  {
    MQTT_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .optional()
      .describe('Port on which devices and network servers may connect by MQTT; without it none'),
    MQTT_HOST: z.string().default('127.0.0.1').describe('Address to listen on for MQTT; 0.0.0.0 for the whole network'),
    MQTT_TLS_CERTIFICATE: z.string().optional().describe('File with the certificate for MQTT over TLS, in PEM'),
    MQTT_TLS_KEY: z.string().optional().describe('File with its key, in PEM'),
    MQTT_BROKERS: z
      .string()
      .default('[]')
      .describe(
        'JSON or @file: brokers to take messages from: url, username, password, key of the farm, topics, connections',
      ),
  },
  (given, readJson): MqttSettings => {
    const { MQTT_PORT: port, MQTT_HOST: host, MQTT_TLS_CERTIFICATE: certificate, MQTT_TLS_KEY: key } = given;
    const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined;
    return {
      listen: port === undefined ? undefined : { port, host, tls },
      brokers: readJson('MQTT_BROKERS', given.MQTT_BROKERS, z.array(OuterBroker)),
    };
  },
);
