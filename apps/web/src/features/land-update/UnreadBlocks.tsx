import type { LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';
import { LandProblems } from '#web/parts/land-file/LandProblems.tsx';

/** What of the registry's answer could not be read or was doubtful; closed, since the changes come first. */
export function UnreadBlocks({ update }: { readonly update: LandUpdate }): ReactElement | null {
  const { problems, problemCount, source } = update;
  if (problemCount === 0) return null;
  return (
    <Closed>
      <summary>
        <T id={source === 'FILE' ? 'fileUpdate.unread' : 'landUpdate.unread'} values={{ count: problemCount }} />
      </summary>
      <LandProblems problems={problems} count={problemCount} />
    </Closed>
  );
}

const Closed = styled('details')(({ theme }) => ({
  '& > summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: fontWeights.medium },
  '& > section': { marginBlock: theme.spacing(3) },
}));
