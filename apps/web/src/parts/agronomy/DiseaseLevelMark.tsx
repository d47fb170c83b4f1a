import type { DiseaseLevel } from '@brazda/domain/enumerations/agronomy.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontWeights } from '#web/lib/design-tokens.ts';

/** How near a disease is: a light of a colour and a shape, and the word for it. */
export function DiseaseLevelMark({ level }: { readonly level: DiseaseLevel }): ReactElement {
  return (
    <Mark>
      <LevelDot data-level={level} aria-hidden />
      <T id={`agronomy.level.${level}`} />
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontWeight: fontWeights.medium,
}));

/** What nobody knows is an empty ring: it must not be taken for a light that is out. */
export const LevelDot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: '50%',
  background: theme.vars.palette.success.main,
  '&[data-level="LOW"]': { background: theme.vars.palette.warning.main },
  '&[data-level="HIGH"]': { background: theme.vars.palette.error.main },
  '&[data-level="UNKNOWN"]': { background: 'transparent', border: `2px solid ${theme.vars.palette.text.secondary}` },
  '&[data-level="PROTECTED"]': { background: theme.vars.palette.info.main },
}));
