import type { ReportPreview as Preview } from '@brazda/contract/agroevidence/reports.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '#web/i18n/locales.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { LateLoader } from '#web/ui/LateLoader.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { cellText } from './cell-text.ts';
import { ReportGaps } from './ReportGaps.tsx';
import { previewOptions } from './reports.queries.ts';
import type { AskedReport } from './reports-search.ts';

interface ReportPreviewProps {
  readonly farmId: number;
  readonly asked: AskedReport;
  readonly locale: Locale;
}

/** What will stand in the file: what is said of all, what is missing, and the first rows. */
export function ReportPreview({ farmId, asked, locale }: ReportPreviewProps): ReactElement {
  const text = useText();
  const { data: preview, error, refetch } = useQuery(previewOptions(farmId, asked, locale));
  if (error && !preview) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!preview)
    return (
      <div aria-busy>
        <LateLoader label={<T id="shell.loading" />} />
        <Skeleton variant="rounded" height={320} />
      </div>
    );
  return (
    <Whole aria-label={text('reports.preview')}>
      {preview.isTooLongForPdf && (
        <Notice tone="warning">
          <T id="reports.tooLongForPdf" />
        </Notice>
      )}
      <ReportGaps farmId={farmId} preview={preview} />
      <Facts facts={preview.facts} />
      {preview.tables.map((table) => (
        <PreviewTable key={table.key} table={table} />
      ))}
      {preview.notes.length > 0 && (
        <Notes>
          {preview.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
    </Whole>
  );
}

function Facts({ facts }: Pick<Preview, 'facts'>): ReactElement | null {
  const intl = useIntl();
  const text = useText();
  if (facts.length === 0) return null;
  return (
    <Pairs>
      {facts.map(({ key, title, value, ...column }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{cellText(intl, value, column) ?? text('parcel.unknown')}</dd>
        </div>
      ))}
    </Pairs>
  );
}

const Whole = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

const Pairs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: theme.spacing(3, 4),
  margin: 0,
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dd': { margin: 0, fontWeight: fontWeights.medium },
}));

const Notes = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(5),
  color: theme.vars.palette.text.secondary,
}));
