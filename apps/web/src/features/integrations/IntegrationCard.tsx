import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import LinkOff from '@mui/icons-material/LinkOff';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';

interface IntegrationCardProps {
  readonly title: ReactNode;
  /** What the farm has of it. */
  readonly note?: ReactNode;
  /** Left out as long as it is not known, and where nothing can be connected. */
  readonly isConnected?: boolean | undefined;
  readonly children: ReactNode;
}

/** One outer service: what it is, whether the farm is connected to it, and what can be done about that. */
export function IntegrationCard({ title, note, isConnected, children }: IntegrationCardProps): ReactElement {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <div>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
        </div>
        {isConnected !== undefined && (
          <State data-connected={isConnected}>
            {isConnected ? <CheckCircleOutlined fontSize="inherit" /> : <LinkOff fontSize="inherit" />}
            <T id={isConnected ? 'integrations.registry.connected' : 'integrations.registry.notConnected'} />
          </State>
        )}
      </Head>
      {children}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  padding: theme.spacing(5, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  '& > div': { flex: '1 1 280px', minWidth: 0 },
}));

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 28,
  padding: theme.spacing(0, 3),
  borderRadius: 14,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
  fontWeight: fontWeights.medium,
  '&[data-connected="true"]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.dark,
  },
}));
