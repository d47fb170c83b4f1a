/** Something in the row of a farm is other than it was. */
type Listener = (farmId: number) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function connect(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('brazda.waiting');
  channel.onmessage = ({ data }) => {
    if (typeof data === 'number') tell(data);
  };
  return channel;
}

function tell(farmId: number): void {
  for (const listener of listeners) listener(farmId);
}

/** Tells this tab and all others. */
export function tellWaitingChanged(farmId: number): void {
  connect().postMessage(farmId);
  tell(farmId);
}

export function followWaitingChanges(listener: Listener): () => void {
  connect();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
