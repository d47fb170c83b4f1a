import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { FindingList, type FindingNames } from './FindingList.tsx';
import type { FoundOnLand } from './grouped-findings.ts';
import { VoteLine } from './VoteLine.tsx';

interface OpenedFindingsProps extends FindingNames {
  readonly found: FoundOnLand;
}

/** One line of what was found; it opens to the reasons, which are put together only then. */
export function OpenedFindings({ found, ...names }: OpenedFindingsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const isAnything = found.findings.some(({ vote }) => vote !== 'ALLOWED');
  if (!isAnything) return <VoteLine found={found} />;
  return (
    <Whole onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}>
      <summary>
        <VoteLine found={found} />
        <span>
          <T id="restriction.reasons" />
          <ExpandMore aria-hidden />
        </span>
      </summary>
      {isOpen && <FindingList found={found} {...names} />}
    </Whole>
  );
}

const Whole = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: touchTarget,
    borderRadius: radii.medium,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > span:last-child': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    color: theme.vars.palette.primary.main,
    fontWeight: fontWeights.medium,
  },
  '&[open] > summary > span:last-child > svg': { transform: 'rotate(180deg)' },
  '&[open] > summary': { marginBottom: theme.spacing(3) },
}));
