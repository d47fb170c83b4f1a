import ArrowBack from '@mui/icons-material/ArrowBack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { landUpdateOptions } from './land-update.queries.ts';

interface UpdateHeadingProps {
  readonly farmId: number;
  readonly id: number;
}

/** With what the land was compared, and the way back to where that is begun. */
export function UpdateHeading({ farmId, id }: UpdateHeadingProps): ReactElement {
  const text = useText();
  const { data } = useQuery(landUpdateOptions(farmId, id));
  const file = data?.fileName ?? null;
  const title = file === null ? text('landUpdate.title') : text('fileUpdate.title', { file });
  return (
    <div>
      <PageTitle title={title} />
      <LinkButton
        to={file === null ? '/farm/$farmId/user/updatelpis' : '/farm/$farmId/land'}
        params={{ farmId: String(farmId) }}
        activeOptions={{ exact: true, includeSearch: true }}
        startIcon={<ArrowBack />}
        sx={{ ml: -2, mb: 1 }}
      >
        <T id={file === null ? 'landUpdate.toOverview' : 'fileUpdate.toStart'} />
      </LinkButton>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </div>
  );
}
