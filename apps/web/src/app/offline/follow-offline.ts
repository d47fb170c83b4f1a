import { followWaiting } from '#web/features/actions/waiting/follow-waiting.ts';
import { renewReadiness } from '#web/features/actions/waiting/readiness.queries.ts';
import { renewActions } from '#web/features/actions/actions.queries.ts';
import { initialLocale } from '#web/i18n/locales.ts';
import { applicationKept, dropApplication, keepApplication } from '#web/lib/offline/follow-worker.ts';
import { forgetAnswers } from '#web/lib/offline/kept-answers.ts';
import { followOfflineChoice, isUsedOffline } from '#web/lib/offline/offline-choice.ts';
import { ownerOf } from '#web/lib/offline/owner.ts';
import type { Services } from '../services.ts';

/** Sends what waits, and keeps the application on the device where that is chosen. */
export function followOffline({ session, queries }: Pick<Services, 'session' | 'queries'>): () => void {
  const choose = async (): Promise<void> => {
    if (isUsedOffline()) {
      await keepApplication(initialLocale());
      await applicationKept();
      await renewReadiness(queries);
      return;
    }
    await dropApplication();
    const owner = ownerOf(session.claims());
    if (owner !== null) await forgetAnswers(owner);
  };
  const chosen = (): void => void choose();
  const askAgain = (): void => void queries.invalidateQueries();
  const stops = [
    followWaiting({ session, onSent: (farmId) => void renewActions(queries, farmId) }),
    followOfflineChoice(chosen),
  ];
  window.addEventListener('online', askAgain);
  chosen();
  return () => {
    window.removeEventListener('online', askAgain);
    for (const stop of stops) stop();
  };
}
