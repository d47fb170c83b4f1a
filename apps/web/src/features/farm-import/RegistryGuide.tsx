import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { RegistrySteps } from '#web/parts/registry/RegistrySteps.tsx';
import { Guide, GuideGround } from './guide-parts.ts';

/** Where a farmer finds what the registry asks for, while no farm is there yet. */
export function RegistryGuide(): ReactElement {
  return (
    <GuideGround>
      <Guide aria-labelledby="registry-guide">
        <Typography variant="h2" id="registry-guide">
          <T id="registry.guide" />
        </Typography>
        <RegistrySteps />
      </Guide>
    </GuideGround>
  );
}
