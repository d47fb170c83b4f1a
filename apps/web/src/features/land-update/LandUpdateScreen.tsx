import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { validateLandUpdateSearch } from './land-update-search.ts';
import { OneUpdate } from './OneUpdate.tsx';
import { UpdateHeading } from './UpdateHeading.tsx';
import { UpdateStart } from './UpdateStart.tsx';

/** The land of the farm compared with the registry or with a file: where the one is begun, and each comparison by its address. */
export function LandUpdateScreen(): ReactElement {
  const farmId = useFarmId();
  const { update: id } = validateLandUpdateSearch(useSearch({ strict: false }));
  const text = useText();
  return (
    <Page data-wide={id !== undefined}>
      {id === undefined ? (
        <div>
          <PageTitle title={text('landUpdate.title')} />
          <Typography variant="h1">
            <T id="landUpdate.title" />
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 640 }}>
            <T id="landUpdate.lead" />
          </Typography>
        </div>
      ) : (
        <UpdateHeading farmId={farmId} id={id} />
      )}
      {id === undefined ? <UpdateStart farmId={farmId} /> : <OneUpdate key={id} farmId={farmId} id={id} />}
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(6),
  width: '100%',
  maxWidth: 1120,
  // A list with a map beside it.
  '&[data-wide="true"]': { maxWidth: 1760 },
  margin: '0 auto',
  padding: theme.spacing(5, 4, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 0) },
  // Below what ends with a bar at the bottom there is no gap.
  '&::after': { content: '""', flex: 'none', height: theme.spacing(6) },
}));
