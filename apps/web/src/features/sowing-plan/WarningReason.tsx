import type { PlanWarning } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { knownRotation } from '@brazda/domain/rotation/rotation-rules.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { useWarningWords } from './warning-words.ts';

interface WarningReasonProps {
  readonly warning: PlanWarning;
  readonly id?: string;
}

/** What speaks against a crop of the plan, and where that is from. */
export function WarningReason({ warning, id }: WarningReasonProps): ReactElement {
  const words = useWarningWords();
  const { source } = warning;
  return (
    <Reason id={id}>
      {words(warning)}
      {source !== null && (
        <small>
          {source === knownRotation ? (
            <T id="sowingPlan.warning.knownSource" />
          ) : (
            <T id="sowingPlan.warning.source" values={{ document: source }} />
          )}
        </small>
      )}
    </Reason>
  );
}

/** All that speaks against the crops of one cell; nothing where nothing does. */
export function CellReasons({ warnings }: { readonly warnings: readonly PlanWarning[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return (
    <Reasons>
      {warnings.map((warning, at) => (
        <li key={at}>
          <WarningReason warning={warning} />
        </li>
      ))}
    </Reasons>
  );
}

const Reason = styled('span')(({ theme }) => ({
  display: 'grid',
  '& small': { fontSize: fontSizes.caption, color: theme.vars.palette.text.secondary },
}));

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(3, 0, 0),
  padding: theme.spacing(3, 0, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: 'none',
}));
