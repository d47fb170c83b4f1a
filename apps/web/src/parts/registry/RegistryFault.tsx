import type { ReactElement } from 'react';
import { isApiError } from '#web/lib/api-error.ts';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';

/** Why the registry did not let somebody in, with what it says itself where it says anything. */
export function RegistryFault({ error }: { readonly error: unknown }): ReactElement {
  const fault = isApiError(error, 'validation.submitError') ? error.fields[0] : undefined;
  if (fault?.code === 'eagri.unknownSubject') return <T id="registry.noLand" />;
  const said = fault?.detail?.['text'];
  return (
    <>
      <ErrorText error={error} />
      {said !== undefined && (
        <>
          {' '}
          <T id="registry.says" values={{ text: String(said) }} />
        </>
      )}
    </>
  );
}
