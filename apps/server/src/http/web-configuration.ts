import { moduleNames } from '@brazda/contract/contract.ts';
import type { Config } from '../config.ts';

/** What a user of a demo installation may sign in with; elsewhere there is none. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

/** What the web app is told of the installation; everybody may read it, so no secret may stand in it. */
export function webConfiguration(config: Config, demo: DemoSignIn | undefined): object {
  const { brands, flags, helpUrls, supportChat, unleash, sentryDsn } = config.web;
  return {
    modules: Object.fromEntries(moduleNames.map((name) => [name, config.moduleUrls[name] ?? `/${name}`])),
    map: { baseLayers: config.baseLayers },
    brands,
    flags,
    helpUrls,
    demo: demo ?? null,
    passwordMinLength: 6,
    isRegistryConnected: config.registry !== undefined,
    ...(unleash && { unleash }),
    ...(supportChat && { supportChat: { script: supportChat.script, open: supportChat.open } }),
    ...(sentryDsn !== undefined && { sentryDsn }),
    ...(config.supportEmail !== undefined && { supportEmail: config.supportEmail }),
  };
}
