import type { LandscapeSync } from '@brazda/contract/gateway/landscape.ts';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useRefreshCodeLists } from './code-lists.queries.ts';

interface CodeListRefreshProps {
  readonly status: LandscapeSync;
}

/** How the refresh stands, and the button that begins one; where there is no registry it says why it cannot. */
export function CodeListRefresh({ status }: CodeListRefreshProps): ReactElement {
  const text = useText();
  const reasonId = useId();
  const refresh = useRefreshCodeLists();
  const isUnderWay = status.progress === 'IN_PROGRESS';
  return (
    <Section aria-label={text('admin.codeLists.state')}>
      <div role="status">
        <RefreshState status={status} />
      </div>
      {isUnderWay && <ProgressBar label={text('admin.codeLists.state')} done={status.done} total={status.total} />}
      {refresh.error && <ErrorState error={refresh.error} />}
      {!status.isConnected && (
        <div id={reasonId}>
          <Notice>
            <T id="admin.codeLists.notConnected" />
          </Notice>
        </div>
      )}
      <div>
        <PendingButton
          isPending={isUnderWay || refresh.isPending}
          disabled={!status.isConnected}
          {...(!status.isConnected && { 'aria-describedby': reasonId })}
          onClick={() => refresh.mutate()}
        >
          <T id="admin.codeLists.refresh" />
        </PendingButton>
      </div>
    </Section>
  );
}

function RefreshState({ status }: CodeListRefreshProps): ReactElement {
  const { formatDate } = useIntl();
  const { progress, done, total, entries, startedAt, finishedAt } = status;
  const at = formatDate(finishedAt ?? startedAt ?? undefined, { dateStyle: 'medium', timeStyle: 'short' });
  if (progress === null) return <T id="admin.codeLists.never" />;
  if (progress === 'IN_PROGRESS') return <T id="admin.codeLists.inProgress" values={{ done, total, entries }} />;
  if (progress === 'SUCCESS') return <T id="admin.codeLists.success" values={{ at, entries }} />;
  return <FailedRefresh status={status} at={at} />;
}

/** Which lists stayed as they were, where others were refreshed, and why. */
function FailedRefresh({ status, at }: CodeListRefreshProps & { readonly at: string }): ReactElement {
  const { formatList } = useIntl();
  const text = useText();
  const { done, failure, failedLists } = status;
  const lists = formatList(failedLists.map((list) => text(`admin.codeLists.${list}`)));
  const what =
    done === 0 ? (
      <T id="admin.codeLists.failed" values={{ at }} />
    ) : (
      <T id="admin.codeLists.failedPartly" values={{ at, lists }} />
    );
  return (
    <Notice tone="warning">
      {what} <T id={failureIds[failure ?? ''] ?? unexpected} />
    </Notice>
  );
}

const unexpected = 'admin.codeLists.failure.unexpected' satisfies PlainMessageId;

const failureIds: Readonly<Record<string, PlainMessageId>> = {
  'eagri.unavailable': 'admin.codeLists.failure.eagri.unavailable',
  'eagri.forbidden': 'admin.codeLists.failure.eagri.forbidden',
  'validation.submitError': 'admin.codeLists.failure.validation.submitError',
};

const Section = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  maxWidth: 720,
}));
