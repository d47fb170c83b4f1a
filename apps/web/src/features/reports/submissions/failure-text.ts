import type { Submission } from '@brazda/contract/agroevidence/submissions.ts';
import type { useText } from '#web/i18n/T.tsx';

/** Why it was not sent or answered, in words; null where nothing went wrong. */
export function failureText(
  text: ReturnType<typeof useText>,
  { failure, state }: Pick<Submission, 'failure' | 'state'>,
): string | null {
  switch (failure) {
    case null:
      return null;
    case 'eagri.forbidden':
    case 'eagri.unavailable':
      return text(`error.${failure}`);
    case 'validation.submitError':
      return text(state === 'NOT_SENT' ? 'submission.refused' : 'submission.askRefused');
    case 'submission.interrupted':
      return text('submission.interrupted');
    default:
      return text('error.unexpected');
  }
}
