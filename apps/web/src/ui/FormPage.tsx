import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { PageTitle } from './PageTitle.tsx';

interface FormPageProps {
  readonly title: PlainMessageId;
  readonly lead?: ReactNode;
  /** Whether something stands beside the fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Pixels. */
export const formWidths = { plain: 560, wide: 960 } as const;

/** A form of its own below the header of the farm, as wide as a line of it is read with ease. */
export function FormPage({ title, lead, isWide = false, children }: FormPageProps): ReactElement {
  const text = useText();
  return (
    <Page data-wide={isWide}>
      <PageTitle title={text(title)} />
      <Typography variant="h1">
        <T id={title} />
      </Typography>
      {lead !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {lead}
        </Typography>
      )}
      <Content>{children}</Content>
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: formWidths.plain,
  '&[data-wide="true"]': { maxWidth: formWidths.wide },
  margin: '0 auto',
  padding: theme.spacing(6, 4, 10),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10, 6, 12) },
}));

const Content = styled('div')(({ theme }) => ({ marginTop: theme.spacing(6) }));
