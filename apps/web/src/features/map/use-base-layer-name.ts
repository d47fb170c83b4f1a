import { useIntl } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import { useText } from '#web/i18n/T.tsx';

/** What a picture below the parcels is called; one that only the installation knows has its own name. */
export function useBaseLayerName(): (id: string) => string {
  const { messages } = useIntl();
  const text = useText();
  return (id) => {
    const messageId = `map.base.${id}`;
    return isMessageId(messageId, messages) ? text(messageId) : id;
  };
}
