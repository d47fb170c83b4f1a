import type { Judging } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';

/** Why an action was not judged when it was recorded, and that it is unknown where it still is not. */
export function UnjudgedWords({ judging: { when, reason } }: { readonly judging: Judging }): ReactElement | null {
  if (reason === null) return null;
  return (
    <>
      {when === 'NEVER' && (
        <>
          <T id="restriction.neverJudged" />{' '}
        </>
      )}
      <T id={`restriction.unjudged.${reason}`} />
    </>
  );
}
