import type { LandChangeDetail, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import type { OutlineSide } from '#web/map/change-look.ts';
import { OutlineDrawing, type OutlineLayer } from '#web/ui/OutlineDrawing.tsx';
import { sideWords } from './source-words.ts';

interface DrawnSide extends OutlineLayer {
  readonly look: OutlineSide;
}

interface ChangeDrawingProps {
  readonly change: LandChangeDetail;
  readonly source: LandUpdate['source'];
}

/** The outlines of before, of the farm and of now over each other, with what is which. */
export function ChangeDrawing({ change, source }: ChangeDrawingProps): ReactElement {
  const text = useText();
  const layers = useMemo(() => layersOf(change), [change]);
  return (
    <figure style={{ margin: 0 }}>
      <OutlineDrawing label={text('landUpdate.picture')} layers={layers} />
      <Legend>
        {layers.map(({ look }) => (
          <li key={look}>
            <span data-look={look} />
            <T id={sideWords(source, look)} />
          </li>
        ))}
      </Legend>
    </figure>
  );
}

function layersOf({ before, parcels, now }: LandChangeDetail): readonly DrawnSide[] {
  const layers: DrawnSide[] = [
    { look: 'own', outlines: parcels.map(({ geometry }) => geometry) },
    { look: 'now', outlines: now.map(({ geometry }) => geometry) },
    { look: 'before', outlines: before.map(({ geometry }) => geometry) },
  ];
  return layers.filter(({ outlines }) => outlines.length > 0);
}

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontSize: fontSizes.body,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
  '& [data-look]': { width: 20, height: 14, borderRadius: 3, border: '2px solid' },
  '& [data-look="now"]': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primary.light },
  '& [data-look="own"]': { borderColor: theme.vars.palette.warning.dark, background: theme.vars.palette.warning.light },
  '& [data-look="before"]': { borderColor: theme.vars.palette.text.secondary, borderStyle: 'dashed' },
}));
