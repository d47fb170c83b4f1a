import type { ReactElement } from 'react';
import type { ChartKind } from '#web/charts/chart-data.ts';
import { seriesColor, seriesDash, type ChartLook } from '#web/charts/chart-look.ts';

interface SeriesMarkProps {
  readonly kinds: readonly ChartKind[];
  readonly of: number;
  readonly look: ChartLook;
}

/** How a series is drawn, in small: a line, a bar or an arrow of its colour. */
export function SeriesMark({ kinds, of, look }: SeriesMarkProps): ReactElement {
  const color = seriesColor(look, kinds, of);
  return (
    <svg width={16} height={12} viewBox="0 0 16 12" aria-hidden style={{ flex: 'none' }}>
      {kinds[of] === 'bars' && <path d="M2 12V6h4v6zM9 12V2h4v10z" fill={color} />}
      {kinds[of] === 'direction' && <path d="M8 1v10M5 7l3 4 3-4" fill="none" stroke={look.ink} strokeWidth={1.5} />}
      {kinds[of] === 'line' && (
        <path d="M0 6h16" stroke={color} strokeWidth={3} strokeDasharray={seriesDash(look, of) ? '4 2' : undefined} />
      )}
    </svg>
  );
}
