import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { drawInTurn } from './draw-in-turn.ts';
import { openPlot, type Plot, type PlotCursor } from './open-plot.ts';
import type { PlotSetup } from './plot-options.ts';
import { shapeOf } from './plot-rows.ts';

export interface PlotState {
  readonly plot: Plot | undefined;
  /** The element that the chart is drawn into, as wide as that is. */
  readonly target: RefCallback<HTMLElement>;
  readonly cursor: PlotCursor | null;
  readonly isZoomed: boolean;
}

/** Draws a chart for as long as its element is there; new values of the same series are drawn in the place of the old. */
export function usePlot(setup: PlotSetup): PlotState {
  const { data, limits, zones, dress, syncKey } = setup;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [plot, setPlot] = useState<Plot>();
  const [cursor, setCursor] = useState<PlotCursor | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const latest = useRef(data);
  const drawn = useRef(data);
  /** The one that stands now; the state may still be of one that was put away. */
  const standing = useRef<Plot>(undefined);
  const shape = shapeOf(data);
  useEffect(() => {
    latest.current = data;
  });

  useEffect(() => {
    if (!element) return undefined;
    const told = { onCursor: (now: PlotCursor | null) => setCursor(sameOr(now)), onZoom: setZoomed };
    let close = (): void => undefined;
    const takeBack = drawInTurn(() => {
      drawn.current = latest.current;
      const opened = openPlot(element, { data: latest.current, limits, zones, dress, syncKey }, told);
      const observer = new ResizeObserver(() => opened.resize(element.clientWidth));
      observer.observe(element);
      setPlot(opened);
      standing.current = opened;
      close = () => {
        standing.current = undefined;
        observer.disconnect();
        opened.dispose();
      };
    });
    return () => {
      takeBack();
      setPlot(undefined);
      setCursor(null);
      setZoomed(false);
      close();
    };
  }, [element, shape, limits, zones, dress, syncKey]);

  useEffect(() => {
    if (!plot || drawn.current === data) return undefined;
    return drawInTurn(() => {
      if (standing.current !== plot) return;
      drawn.current = data;
      plot.setData(data);
    });
  }, [plot, data]);

  return { plot, target: useCallback((target: HTMLElement | null) => setElement(target), []), cursor, isZoomed };
}

/** Nothing is drawn anew while the cursor moves within one time. */
function sameOr(now: PlotCursor | null): (before: PlotCursor | null) => PlotCursor | null {
  return (before) => {
    const isSame = before?.at === now?.at && before?.isFollowing === now?.isFollowing;
    return isSame ? before : now;
  };
}
