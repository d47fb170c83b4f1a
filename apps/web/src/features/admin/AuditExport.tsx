import type { TableFormat } from '@brazda/domain/enumerations/table-format.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useExportAudit } from './admin.queries.ts';
import type { AuditSearch } from './audit-search.ts';

interface AuditExportProps {
  readonly search: AuditSearch;
  readonly isEmpty: boolean;
}

/** All that the filter leaves of the log, not only the page on screen, as a file; that it was taken is written down. */
export function AuditExport({ search, isEmpty }: AuditExportProps): ReactElement {
  const text = useText();
  const saving = useExportAudit(search);
  const save = (format: TableFormat): void => saving.mutate({ format, name: text('admin.audit.title') });
  return (
    <>
      <Acts>
        <PendingButton
          variant="outlined"
          disabled={isEmpty}
          isPending={saving.isPending && saving.variables.format === 'xlsx'}
          onClick={() => save('xlsx')}
        >
          <T id="admin.audit.exportExcel" />
        </PendingButton>
        <Button variant="outlined" disabled={isEmpty || saving.isPending} onClick={() => save('csv')}>
          <T id="admin.audit.exportCsv" />
        </Button>
      </Acts>
      {saving.error && (
        <Refused>
          <Notice tone="error">
            <ErrorText error={saving.error} />
          </Notice>
        </Refused>
      )}
    </>
  );
}

const Acts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

const Refused = styled('div')({ flexBasis: '100%' });
