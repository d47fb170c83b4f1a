import type { ReportPreview } from '@brazda/contract/agroevidence/reports.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { daysOfQuestion } from './days-of-question.ts';

interface ReportGapsProps {
  readonly farmId: number;
  readonly preview: ReportPreview;
}

/** What the law asks for and is not recorded, and the way to the work where it can be mended. */
export function ReportGaps({ farmId, preview }: ReportGapsProps): ReactElement | null {
  const { gaps, question, report, tables } = preview;
  if (gaps.length === 0) return null;
  const incomplete = tables.reduce((sum, table) => sum + table.incomplete, 0);
  const isOfActions = report !== 'parcels';
  return (
    <Notice
      tone="warning"
      {...(isOfActions && {
        actions: (
          <LinkButton
            variant="outlined"
            to="/farm/$farmId/actions"
            params={{ farmId: String(farmId) }}
            search={{ group: 'EPH', ...daysOfQuestion(question) }}
          >
            <T id="reports.gaps.mend" />
          </LinkButton>
        ),
      })}
    >
      <strong>
        <T id="reports.gaps" values={{ count: incomplete }} />
      </strong>
      <List>
        {gaps.map(({ table, column, title, rows }) => (
          <li key={`${table} ${column}`}>
            <T id="reports.gaps.column" values={{ title, count: rows }} />
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled('ul')(({ theme }) => ({
  columns: '240px auto',
  margin: theme.spacing(1, 0, 0),
  paddingLeft: theme.spacing(5),
}));
