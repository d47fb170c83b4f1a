import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface RegistryWelcomeProps {
  /** As the registry has it; empty where it has none. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The registry has let somebody in: what is left is the name of the farm. */
export function RegistryWelcome({ name, children }: RegistryWelcomeProps): ReactElement {
  return (
    <>
      <div role="status">
        <Notice tone="success">
          {name === '' ? (
            <T id="farmImport.registrySignedInNameless" />
          ) : (
            <T id="farmImport.registrySignedIn" values={{ name }} />
          )}
        </Notice>
      </div>
      {children}
    </>
  );
}
