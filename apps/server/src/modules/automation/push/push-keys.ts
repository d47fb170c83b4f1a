import webPush from 'web-push';
import { withSystem } from '#server/db/farm-scope.ts';
import type { Services } from '#server/services.ts';
import { findPushKey, insertPushKey, replacePushKey, type PushKeyRow } from './push-keys.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'secrets'>;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const purpose = 'push key';

/**
 * The keys by which push services know this installation; made when they are needed first. Where the private one cannot be
 * opened any more, because another key seals now, there are new ones, and browsers subscribe anew.
 */
export async function pushKeys({ database, clock, secrets }: Needs): Promise<PushKeys> {
  const kept = await withSystem(database, findPushKey);
  const opened = kept && open(secrets, kept);
  if (opened) return opened;
  const made = webPush.generateVAPIDKeys();
  const row = {
    publicKey: made.publicKey,
    sealedPrivateKey: secrets.seal(made.privateKey, purpose),
    createdAt: clock.now(),
  };
  const now = await withSystem(database, (tx) => (kept ? replacePushKey(tx, row) : insertPushKey(tx, row)));
  // Another process may have been first.
  return open(secrets, now) ?? made;
}

function open(secrets: Needs['secrets'], { publicKey, sealedPrivateKey }: PushKeyRow): PushKeys | undefined {
  try {
    return { publicKey, privateKey: secrets.open(sealedPrivateKey, purpose) };
  } catch {
    return undefined;
  }
}
