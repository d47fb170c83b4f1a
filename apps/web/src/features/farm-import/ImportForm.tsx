import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { footerHeight } from '#web/ui/control-styles.ts';

interface ImportFormProps {
  /** What stands over the form where it has the whole screen. */
  readonly head?: ReactNode;
  /** What is done here, and its fields. */
  readonly fields: ReactNode;
  /** What helps with the fields, or is known of what was put into them. */
  readonly beside: ReactNode;
  readonly notes: ReactNode;
  readonly buttons: ReactNode;
  readonly onSubmit: () => void;
}

/** The form by which land comes into a farm, be it a new one or one that is there. */
export function ImportForm({ head, fields, beside, notes, buttons, onSubmit }: ImportFormProps): ReactElement {
  return (
    <Layout
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {head && <HeadArea>{head}</HeadArea>}
      <FieldsArea>{fields}</FieldsArea>
      <ReportArea data-whole={head !== undefined}>{beside}</ReportArea>
      <NoteArea>{notes}</NoteArea>
      <SubmitArea>{buttons}</SubmitArea>
    </Layout>
  );
}

/** The form at one side, what was read in the file at the other; on a phone one under the other. */
const Layout = styled('form')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateAreas: '"head" "fields" "report" "notes" "room"',
  gridTemplateRows: `auto auto auto auto minmax(${footerHeight}px, 1fr)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"head report" "fields report" "notes report" "room report"',
    gridTemplateRows: `auto auto auto minmax(${footerHeight}px, 1fr)`,
    gridTemplateColumns: '480px minmax(0, 1fr)',
  },
}));

const HeadArea = styled('div')({ gridArea: 'head' });

const FieldsArea = styled('div')(({ theme }) => ({
  gridArea: 'fields',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: theme.spacing(6, 5, 5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 10, 5) },
}));

/** What went wrong, and what belongs to the form besides its fields. */
const NoteArea = styled('div')(({ theme }) => ({
  gridArea: 'notes',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.spacing(4),
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: theme.spacing(4, 5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 10, 4) },
}));

/** The buttons, in sight however long the form is: over all rows of its column, at the bottom of what is seen of them. */
const SubmitArea = styled('div')(({ theme }) => ({
  gridColumn: 1,
  gridRow: '1 / -1',
  alignSelf: 'end',
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 640,
  minHeight: footerHeight,
  margin: '0 auto',
  padding: theme.spacing(4, 5),
  background: theme.vars.palette.background.paper,
  '& > button[type="submit"]': { flexGrow: 1 },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 10) },
}));

const ReportArea = styled('div')(({ theme }) => ({
  gridArea: 'report',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: {
    minHeight: '100%',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
    '&[data-whole="true"]': { position: 'sticky', top: 0, maxHeight: '100dvh', minHeight: '100dvh', overflow: 'auto' },
  },
}));
