import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { UnreadBlocks } from './UnreadBlocks.tsx';

export function NothingChanged({ update }: { readonly update: LandUpdate }): ReactElement {
  const { locale } = useIntl();
  const { farmId, fileName, validityDate, unchanged } = update;
  return (
    <>
      <EmptyState
        heading={<T id="landUpdate.nothing" />}
        actions={
          <LinkButton variant="outlined" to="/farm/$farmId" params={{ farmId: String(farmId) }}>
            <T id="importProgress.toMap" />
          </LinkButton>
        }
      >
        {fileName === null ? (
          <T id="landUpdate.nothingHelp" values={{ day: formatDay(validityDate, locale), count: unchanged }} />
        ) : (
          <T id="fileUpdate.nothingHelp" values={{ file: fileName, count: unchanged }} />
        )}
      </EmptyState>
      <UnreadBlocks update={update} />
    </>
  );
}
