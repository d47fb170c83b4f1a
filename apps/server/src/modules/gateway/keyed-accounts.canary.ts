import type { CallInput } from '#server/testing/contract-calls.ts';
import { farmOfItsOwner, type KeyedCall, type KeyedCalls, type Started } from '#server/testing/keyed-call.ts';

let count = 0;

/** A new account, each time with another address. */
export async function newAccount(): Promise<KeyedCall> {
  count += 1;
  const body = { email: `keyed-${process.pid}-${count}@example.com`, password: 'dlouhe-heslo', licenceAccepted: true };
  return { input: { body }, changed: { body: { ...body, password: 'jine-dlouhe-heslo' } } };
}

/** Calls that create accounts, members and invitations. */
export function keyedAccounts(started: Started): KeyedCalls {
  return {
    'gateway.accounts.create': newAccount,
    'gateway.accounts.register': newAccount,
    'gateway.farmUsers.add': async () => {
      const { farm } = await started.make.farmer();
      const [one, two] = [await started.make.user(), await started.make.user()];
      const to = (userId: number): CallInput => ({ query: { farmIds: [farm.id] }, body: { userId } });
      return { user: await started.make.admin(), input: to(one.id), changed: to(two.id) };
    },
    'gateway.invitations.invite': async () => {
      const { user, farmId } = await farmOfItsOwner(started);
      const of = (email: string): CallInput => ({ params: { id: farmId }, body: { email, role: 'reader' } });
      return { user, input: of('zvana@example.com'), changed: of('jina@example.com') };
    },
    'gateway.farmChanges.undo': async () => {
      const { user, farm } = await started.make.farmer();
      const parcel = await started.make.parcel({ farm });
      const rename = async (name: string): Promise<CallInput> => {
        const { change } = started.api(user).agroevidence.parcels;
        const { changeId } = await change({ params: { id: parcel.id }, body: { name } });
        return { params: { id: farm.id, changeId: changeId ?? 0 } };
      };
      const changed = await rename('U lesa');
      return { user, changed, input: await rename('Za humny') };
    },
  };
}
