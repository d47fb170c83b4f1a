import { moduleNames } from '@brazda/contract/modules.ts';
import type { WebConfiguration } from '@brazda/contract/configuration.ts';
import type { Config } from '../config.ts';
import { toldBy } from '../foundation/settings.ts';
import { registryConnection } from '../registries/registry-connection.ts';

export type DemoSignIn = NonNullable<WebConfiguration['demo']>;

/** What the web app is told of the installation; everybody may read it, so no secret may stand in it. */
export function webConfiguration(config: Config, demo: DemoSignIn | undefined): WebConfiguration {
  const { brands, flags, helpUrls, supportChat, unleash, sentryDsn } = config.web;
  return {
    modules: Object.fromEntries(moduleNames.map((name) => [name, config.moduleUrls[name] ?? `/${name}`])),
    map: config.mapLayers,
    brands,
    flags,
    helpUrls,
    demo: demo ?? null,
    passwordMinLength: 6,
    isRegistryConnected: toldBy(config, registryConnection) !== undefined,
    ...(unleash && { unleash }),
    ...(supportChat && { supportChat: { script: supportChat.script, open: supportChat.open } }),
    ...(sentryDsn !== undefined && { sentryDsn }),
    ...(config.supportEmail !== undefined && { supportEmail: config.supportEmail }),
  };
}
