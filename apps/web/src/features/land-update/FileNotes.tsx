import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** What a file can say nothing about: parcels that it does not have, and those that no file had before it. */
export function FileNotes({ update }: { readonly update: LandUpdate }): ReactElement | null {
  const { withoutBase, counts } = update;
  const missing = counts.byKind.GONE;
  if (withoutBase + missing === 0) return null;
  return (
    <Notice>
      {missing > 0 && (
        <div>
          <T id="fileUpdate.missing" values={{ count: missing }} />
        </div>
      )}
      {withoutBase > 0 && (
        <div>
          <T id="fileUpdate.withoutBase" values={{ count: withoutBase }} />
        </div>
      )}
    </Notice>
  );
}
