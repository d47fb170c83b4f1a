import type { SubmissionCheck, SubmissionMonth, SubmissionYear } from '@brazda/contract/agroevidence/submissions.ts';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { FindingGroups } from './FindingGroups.tsx';
import { submissionCheckOptions, useSendSubmission, useSubmissionFile } from './submissions.queries.ts';

interface SubmissionCheckedProps {
  readonly farmId: number;
  readonly year: SubmissionYear;
  readonly month: SubmissionMonth;
}

/** What would be handed over now and what is wrong with it, and the two ways to hand it over. */
export function SubmissionChecked({ farmId, year, month }: SubmissionCheckedProps): ReactElement {
  const { data: check, error, refetch } = useQuery(submissionCheckOptions(farmId, month.to));
  return (
    <Part>
      <Typography variant="h2">
        <T id="submission.check" />
      </Typography>
      {error && !check && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!check && !error && <Skeleton variant="rounded" height={200} />}
      {check && (
        <>
          <div>
            <T id="submission.contents" values={{ uses: check.uses, parcels: check.parcels }} />
          </div>
          <Verdict check={check} month={month} />
          <FindingGroups farmId={farmId} check={check} />
          <Ways farmId={farmId} year={year} month={month} check={check} />
          <Assumptions check={check} />
        </>
      )}
    </Part>
  );
}

function Verdict({ check, month }: { readonly check: SubmissionCheck; readonly month: SubmissionMonth }): ReactElement {
  const { uses, errors, warnings, sameAs } = check;
  if (uses === 0)
    return (
      <Notice>
        <T id="submission.nothingUsed" />
      </Notice>
    );
  if (errors > 0)
    return (
      <Notice tone="error">
        <T id="submission.hasErrors" values={{ count: errors }} />
      </Notice>
    );
  if (month.standing === 'NOT_OVER')
    return (
      <Notice>
        <T id="submission.notOver" />
      </Notice>
    );
  if (sameAs !== null)
    return (
      <Notice>
        <T id="submission.same" />
      </Notice>
    );
  if (warnings > 0)
    return (
      <Notice tone="warning">
        <T id="submission.hasWarnings" values={{ count: warnings }} />
      </Notice>
    );
  return (
    <Notice tone="success">
      <T id="submission.allRight" />
    </Notice>
  );
}

interface WaysProps extends SubmissionCheckedProps {
  readonly check: SubmissionCheck;
}

/** By the registry's service where the farm has a key, or as a file for the portal. */
function Ways({ farmId, year, month, check }: WaysProps): ReactElement {
  const maySubmit = useMay('records.submit', farmId);
  const mayManage = useMay('farm.manage', farmId);
  const send = useSendSubmission(farmId);
  const file = useSubmissionFile(farmId);
  const hasWay = year.isConnected && year.signsIn;
  const error = send.error ?? file.error;
  return (
    <>
      <Buttons>
        {maySubmit && hasWay && <Send month={month} check={check} sending={send} />}
        <Download month={month} check={check} saving={file} />
        {!year.signsIn && mayManage && (
          <LinkButton to="/farm/$farmId/user/integrations" params={{ farmId: String(farmId) }}>
            <T id="submission.addKey" />
          </LinkButton>
        )}
      </Buttons>
      <small>
        <T id={hasWay ? 'submission.byService' : 'submission.byPortal'} />
      </small>
      {!maySubmit && (
        <small>
          <T id="submission.mayNot" />
        </small>
      )}
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
    </>
  );
}

interface WayProps {
  readonly month: SubmissionMonth;
  readonly check: SubmissionCheck;
}

interface SendProps extends WayProps {
  readonly sending: ReturnType<typeof useSendSubmission>;
}

function Send({ month, check, sending }: SendProps): ReactElement {
  const isUnderWay = month.standing === 'UNDER_WAY';
  return (
    <PendingButton
      startIcon={<SendOutlined />}
      isPending={sending.isPending || isUnderWay}
      disabled={!check.isSendable || check.sameAs !== null}
      onClick={() => sending.mutate(month.to)}
    >
      <T id={month.last === null ? 'submission.send' : 'submission.sendAgain'} />
    </PendingButton>
  );
}

interface DownloadProps extends WayProps {
  readonly saving: ReturnType<typeof useSubmissionFile>;
}

function Download({ month, check, saving }: DownloadProps): ReactElement {
  const isComplete = check.errors === 0 && check.uses > 0;
  return (
    <PendingButton
      variant="outlined"
      startIcon={<DownloadOutlined />}
      isPending={saving.isPending}
      disabled={!isComplete}
      onClick={() => saving.mutate(month.to)}
    >
      <T id="submission.download" />
    </PendingButton>
  );
}

/** What of the file is not known for sure, and what it leaves out. */
function Assumptions({ check }: { readonly check: SubmissionCheck }): ReactElement {
  return (
    <details>
      <summary>
        <T id="submission.limits" />
      </summary>
      <p>
        <T id="submission.onlyLand" />
      </p>
      <p>
        <T id="submission.assumed" values={{ names: check.assumedNames.join(', ') }} />
      </p>
    </details>
  );
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& small, & details': { color: theme.vars.palette.text.secondary },
  '& summary': { cursor: 'pointer' },
  '& p': { margin: theme.spacing(2, 0), overflowWrap: 'anywhere' },
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) }));
