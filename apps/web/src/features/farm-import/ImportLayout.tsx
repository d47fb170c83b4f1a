import { styled } from '@mui/material/styles';

/** The form at one side, what was read in the file at the other; on a phone one under the other. */
export const ImportLayout = styled('form')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateAreas: '"head" "fields" "report" "submit"',
  gridTemplateRows: 'auto auto auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"head report" "fields report" "submit report"',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateColumns: '480px minmax(0, 1fr)',
  },
}));

export const HeadArea = styled('div')({ gridArea: 'head' });

export const FieldsArea = styled('div')(({ theme }) => ({
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

export const SubmitArea = styled('div')(({ theme }) => ({
  gridArea: 'submit',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: theme.spacing(4, 5, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 10, 10) },
}));

export const ReportArea = styled('div')(({ theme }) => ({
  gridArea: 'report',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    maxHeight: '100dvh',
    minHeight: '100dvh',
    overflow: 'auto',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
}));
