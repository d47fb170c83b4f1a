import type { LandChangeOutlines, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { changeSign, conflictSign, sideDashes, type ChangeColors, type OutlineSide } from '#web/map/change-look.ts';
import { changeKinds } from './land-update-search.ts';
import { kindWords, sideWords } from './source-words.ts';

interface ChangeLegendProps {
  readonly source: LandUpdate['source'];
  readonly changes: readonly LandChangeOutlines[];
  readonly colors: ChangeColors;
}

const sides: readonly OutlineSide[] = ['before', 'own', 'now'];

/** What signs, colours and lines on the map mean; of the kinds only those that are there. */
export function ChangeLegend({ source, changes, colors }: ChangeLegendProps): ReactElement {
  const text = useText();
  return (
    <Legend aria-label={text('landUpdate.map.legend')}>
      {changeKinds.map((kind) => {
        const example = changes.find((change) => change.kind === kind);
        if (!example) return null;
        return (
          <li key={kind}>
            <b style={{ background: colors[kind] }}>{changeSign(example)}</b>
            <T id={kindWords(source, kind)} />
          </li>
        );
      })}
      {changes.some(({ conflict }) => conflict !== null) && (
        <li>
          <b data-conflict>{conflictSign}</b>
          <T id="landUpdate.filter.conflicts" />
        </li>
      )}
      {sides.map((side) => (
        <li key={side}>
          <svg width="28" height="8" aria-hidden>
            <line x1="2" x2="26" y1="4" y2="4" data-side={side} strokeDasharray={sideDashes[side].join(' ')} />
          </svg>
          <T id={sideWords(source, side)} />
        </li>
      ))}
    </Legend>
  );
}

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: 0,
  padding: theme.spacing(2, 3),
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: fontSizes.caption,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& b': {
    minWidth: 20,
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: 3,
    color: theme.vars.palette.background.paper,
    fontWeight: fontWeights.strong,
    textAlign: 'center',
  },
  '& b[data-conflict]': {
    border: `2px solid ${theme.vars.palette.text.primary}`,
    color: theme.vars.palette.text.primary,
  },
  '& line': { stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
  '& line[data-side="now"]': { strokeWidth: 4 },
  '& line[data-side="own"]': { stroke: theme.vars.palette.error.main, strokeWidth: 4, strokeLinecap: 'round' },
}));
