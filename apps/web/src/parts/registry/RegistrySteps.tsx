import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Steps } from '#web/ui/Steps.tsx';

/** Where a farmer finds what the registry asks for. */
export function RegistrySteps(): ReactElement {
  return (
    <Steps>
      <li>
        <T id="registry.guideLogin" />
      </li>
      <li>
        <T id="registry.guideSecret" />
      </li>
      <li>
        <T id="registry.guideSzrid" />
      </li>
    </Steps>
  );
}
