import type { RecordImport } from '@brazda/contract/agroevidence/record-imports.ts';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { PageHead } from '#web/ui/WidePage.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { ImportedRecords } from './ImportedRecords.tsx';
import { RowPreview } from './RowPreview.tsx';
import { StartBar } from './StartBar.tsx';
import { ValueMeanings } from './ValueMeanings.tsx';

/** What there is to see of a file, and to do with it. */
export function OneImport({ one }: { readonly one: RecordImport }): ReactElement {
  return (
    <>
      <PageHead>
        <Typography variant="h2">{one.fileName}</Typography>
        <LinkButton
          variant="outlined"
          to="/farm/$farmId/actions/records"
          params={{ farmId: String(one.farmId) }}
          search={{}}
        >
          <T id="file.chooseAnother" />
        </LinkButton>
      </PageHead>
      <State one={one} />
    </>
  );
}

function State({ one }: { readonly one: RecordImport }): ReactElement {
  switch (one.state) {
    case 'REVIEW':
      return <Review one={one} />;
    case 'WAITING':
    case 'IN_PROGRESS':
      return <UnderWay one={one} />;
    case 'IMPORTED':
      return <ImportedRecords one={one} />;
    case 'TAKEN_BACK':
    case 'DISCARDED':
    case 'FAILED':
      return <Ended one={one} />;
  }
}

function Review({ one }: { readonly one: RecordImport }): ReactElement {
  return (
    <>
      {one.failure !== null && (
        <Notice tone="warning">
          <T id={one.failure === 'recordImport.outdated' ? 'error.recordImport.outdated' : 'recordImports.failed'} />
        </Notice>
      )}
      <ColumnChoices one={one} />
      <ValueMeanings one={one} />
      <RowPreview one={one} />
      <StartBar one={one} />
    </>
  );
}

function UnderWay({ one: { done, rows } }: { readonly one: RecordImport }): ReactElement {
  const text = useText();
  return (
    <section aria-live="polite">
      <ProgressBar label={text('recordImports.underWay')} done={done} total={done === 0 ? null : rows} />
      <Typography color="textSecondary">
        <T id="recordImports.mayLeave" />
      </Typography>
    </section>
  );
}

function Ended({ one }: { readonly one: RecordImport }): ReactElement {
  return (
    <div role="status">
      <Notice>
        <T id={endings[one.state as keyof typeof endings]} />
      </Notice>
    </div>
  );
}

const endings = {
  TAKEN_BACK: 'recordImports.takenBack',
  DISCARDED: 'recordImports.discarded',
  FAILED: 'recordImports.failed',
} as const;
