import type { Submission, SubmissionError } from '@brazda/contract/agroevidence/submissions.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { FaultWords } from '#web/parts/submission/FaultWords.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx';
import { failureText } from './failure-text.ts';
import { submissionOptions, useAskAgain } from './submissions.queries.ts';

const tones: Readonly<Record<Submission['state'], NoticeTone>> = {
  WAITING: 'plain',
  SENDING: 'plain',
  NOT_SENT: 'error',
  MAYBE_SENT: 'warning',
  DELIVERED: 'plain',
  ACCEPTED: 'success',
  FAULTY: 'warning',
  UNANSWERED: 'warning',
};

interface LastSubmissionProps {
  readonly farmId: number;
  readonly last: Submission;
}

/** What became of what was sent last, and what to do about it. */
export function LastSubmission({ farmId, last }: LastSubmissionProps): ReactElement {
  const { formatDate } = useIntl();
  const text = useText();
  const at = (instant: string | null): string =>
    instant === null ? '' : formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });
  const values = {
    sent: at(last.sentAt),
    delivered: at(last.deliveredAt),
    until: at(last.askedUntil),
    answered: at(last.answeredAt),
    guid: last.guid ?? '',
  };
  const failure = failureText(text, last);
  return (
    <Notice
      tone={tones[last.state]}
      actions={last.state === 'UNANSWERED' ? <AskAgain farmId={farmId} id={last.id} /> : undefined}
    >
      <T id={`submission.became.${last.state}`} values={values} />
      {failure !== null && <div>{failure}</div>}
      {last.failureSays !== null && <div lang="cs">{last.failureSays}</div>}
      {last.errors > 0 && <Faults farmId={farmId} id={last.id} />}
    </Notice>
  );
}

function AskAgain({ farmId, id }: { readonly farmId: number; readonly id: number }): ReactElement | null {
  const maySubmit = useMay('records.submit', farmId);
  const again = useAskAgain(farmId);
  if (!maySubmit) return null;
  return (
    <>
      <Button variant="outlined" disabled={again.isPending} onClick={() => again.mutate(id)}>
        <T id="submission.askAgain" />
      </Button>
      {again.error && <ErrorText error={again.error} />}
    </>
  );
}

function Faults({ farmId, id }: { readonly farmId: number; readonly id: number }): ReactElement | null {
  const { data, error, refetch } = useQuery(submissionOptions(farmId, id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return <FaultWords faults={data.faults} wayTo={(fault) => <WayToMend farmId={farmId} fault={fault} />} />;
}

/** To the action where it is mended, else to the parcel that it is about. */
function WayToMend({
  farmId,
  fault,
}: {
  readonly farmId: number;
  readonly fault: SubmissionError;
}): ReactElement | null {
  const { formatDate } = useIntl();
  const params = { farmId: String(farmId) };
  if (fault.actionId !== null && fault.actionDay !== null && !fault.isActionGone)
    return (
      <LinkButton
        size="small"
        variant="outlined"
        to="/farm/$farmId/actions/$actionId"
        params={{ ...params, actionId: String(fault.actionId) }}
      >
        <T
          id="submission.mendAction"
          values={{ day: formatDate(fault.actionDay, { dateStyle: 'medium', timeZone: 'UTC' }) }}
        />
      </LinkButton>
    );
  if (fault.isActionGone) return <T id="submission.actionGone" />;
  if (fault.parcelId === null) return null;
  return (
    <LinkButton
      size="small"
      variant="outlined"
      to="/farm/$farmId/parcels/$parcelId/overview"
      params={{ ...params, parcelId: String(fault.parcelId) }}
    >
      <T id="submission.mendParcel" />
    </LinkButton>
  );
}
