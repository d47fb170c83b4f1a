import type { IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { dayText } from '#web/parts/action/action-words.ts';
import type { WaitingOperation } from './waiting-operation.ts';

/** What something that waits is called among others. */
export function waitingTitle(intl: IntlShape, { summary: { type, day } }: WaitingOperation): string {
  const text = textIn(intl);
  const name = text(`actionType.${type}`);
  return day === null ? name : text('actions.named', { type: name, day: dayText(intl, day) });
}
