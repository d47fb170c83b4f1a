import { passwordReset } from '@brazda/contract/gateway/password-reset.ts';
import { frontOf } from '#server/mail/front.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { askForReset } from './ask-for-reset.ts';
import { checkResetKey } from './check-reset-key.ts';
import { finishReset } from './finish-reset.ts';

export function passwordResetRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, passwordReset, {
    init: async ({ query, request }) => {
      await askForReset(services, query.mail, frontOf(services.config, request.hostname));
      return undefined;
    },
    check: ({ query }) => checkResetKey(services, query.resetKey),
    finish: async ({ body, request }) => {
      const front = frontOf(services.config, request.hostname);
      await finishReset(services, body, { front, requestId: request.id });
      return undefined;
    },
  });
}
