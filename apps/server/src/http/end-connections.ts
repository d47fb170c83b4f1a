import { withinTime } from '../concurrency/within-time.ts';
import type { App } from './app-types.ts';

/** Answers under way get so long; connections that only wait, say half of what they want or never read are then ended. */
const patienceMilliseconds = 3000;

/** Takes no more calls, lets those under way end, and then ends every connection that is left. */
export async function endConnections(app: App): Promise<void> {
  const closing = app.close();
  if ((await withinTime(closing, patienceMilliseconds)) === 'late') app.server.closeAllConnections();
  await closing;
}
