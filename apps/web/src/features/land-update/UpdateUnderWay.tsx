import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

export function UpdateUnderWay({ update }: { readonly update: LandUpdate }): ReactElement {
  const text = useText();
  const { done, total, source } = update;
  return (
    <Stack aria-busy>
      <Typography variant="h2">
        <T id="landUpdate.underWay" />
      </Typography>
      <div>
        {total === null ? (
          <T id={source === 'FILE' ? 'fileUpdate.reading' : 'landUpdate.reading'} />
        ) : (
          <T id="landUpdate.counted" values={{ done, total }} />
        )}
      </div>
      <ProgressBar label={text('landUpdate.underWay')} done={done} total={total} />
      <Typography color="textSecondary">
        <T id="landUpdate.mayLeave" />
      </Typography>
    </Stack>
  );
}

const Stack = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  maxWidth: 640,
}));
