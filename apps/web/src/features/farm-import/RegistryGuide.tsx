import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Guide, GuideGround, Steps } from './guide-parts.ts';

/** Where a farmer finds what the registry asks for. */
export function RegistryGuide(): ReactElement {
  return (
    <GuideGround>
      <Guide aria-labelledby="registry-guide">
        <Typography variant="h2" id="registry-guide">
          <T id="farmImport.registryGuide" />
        </Typography>
        <Steps>
          <li>
            <T id="farmImport.registryGuideLogin" />
          </li>
          <li>
            <T id="farmImport.registryGuideSecret" />
          </li>
          <li>
            <T id="farmImport.registryGuideSzrid" />
          </li>
        </Steps>
      </Guide>
    </GuideGround>
  );
}
