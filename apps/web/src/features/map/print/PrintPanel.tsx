import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { useGroundMap } from '#web/map/map-context.ts';
import { ellipsoidScale } from '#web/map/projection.ts';
import { coveredByPanels } from '../covered.ts';
import { useFarmMapState, type FarmMapState } from '../farm-map-state.ts';
import { panelButtonIds } from '../MapControls.tsx';
import { useMapFact } from '../use-map-fact.ts';
import { toolButtonId, type MapTool } from '../map-tool.ts';
import { measuredShapes } from '../measurements.ts';
import { MeasureSheet } from '../measure-layout.tsx';
import { CutFrame } from './CutFrame.tsx';
import { cutOf } from './paper-cut.ts';
import type { Box } from './paper.ts';
import { fittingScale } from './print-scale.ts';
import type { Content, PrintSettings } from './print-settings.ts';
import { PrintActions } from './PrintActions.tsx';
import { PrintFields } from './PrintFields.tsx';
import { layOutSheet } from './sheet-layout.ts';
import { useMapRoom } from './use-map-room.ts';
import { triedStrip } from '../strips/tried-strip.ts';
import { useSheetOrder } from './use-sheet-order.ts';

const first: Omit<PrintSettings, 'scale'> = {
  title: undefined,
  paper: { size: 'a4', orientation: 'landscape' },
  dpi: 300,
  without: new Set(),
};

/** Puts the map on paper: how, and on the map itself what of it. */
export function PrintPanel(): ReactElement {
  const text = useText();
  const map = useGroundMap();
  const state = useFarmMapState();
  const room = useMapRoom();
  const [wishes, setWishes] = useState<Partial<PrintSettings>>({});
  // What somebody sees is to be on paper, in a scale that can be measured by.
  const [usualScale, setUsualScale] = useState<PrintSettings['scale']>();
  if (room && usualScale === undefined) {
    const { frame } = layOutSheet(first.paper, 1);
    setUsualScale(fittingScale(cutOf(room, frame, 'shown').scale));
  }
  const settings: PrintSettings = { ...first, scale: usualScale ?? 'shown', ...wishes };
  const { layout, words, orderOf } = useSheetOrder(settings);
  const panel = useFocusWhileOpen(state.tool.active);

  const { frame } = layout;
  useCutInSight(frame, usualScale === undefined ? undefined : settings.scale);

  return (
    <>
      <CutFrame frame={frame} scale={settings.scale} />
      <MeasureSheet
        ref={panel}
        tabIndex={-1}
        aria-labelledby="map-print"
        data-map-part="print"
        data-map-tool
        data-keep-clear
      >
        <Head>
          <h2 id="map-print">
            <T id="map.print" />
          </h2>
          <IconButton aria-label={text('map.print.leave')} onClick={state.tool.leave}>
            <Close />
          </IconButton>
        </Head>
        <Hint>
          <T id="map.print.cut" />
        </Hint>
        <PrintFields
          settings={settings}
          usualTitle={words.title}
          shownScale={room && cutOf(room, frame, 'shown').scale}
          contents={useContents(state)}
          onChange={(change) => setWishes({ ...wishes, ...change })}
        />
        <PrintActions orderNow={orderNow} isReady={orderOf !== undefined && room !== undefined} />
      </MeasureSheet>
    </>
  );

  function orderNow(): ReturnType<NonNullable<typeof orderOf>> | undefined {
    const seen = map.camera.room(coveredByPanels());
    return seen && orderOf?.(seen);
  }
}

/** Moves the map so that all that will be on paper is seen; at first what was in the middle before the panel came. */
function useCutInSight(
  { width, height }: Pick<Box, 'width' | 'height'>,
  scale: PrintSettings['scale'] | undefined,
): void {
  const map = useGroundMap();
  const isOpening = useRef(true);
  useEffect(() => {
    const seen = map.camera.room(coveredByPanels({ isToolLeftOut: isOpening.current }));
    if (!seen || scale === undefined) return;
    const metres = scale === 'shown' ? 0 : scale / 1000 / ellipsoidScale(seen.center[1]);
    map.camera.makeRoomFor(seen.center, [width * metres, height * metres], coveredByPanels(), !isOpening.current);
    isOpening.current = false;
  }, [map, scale, width, height]);
}

/** What there is on the map that may be left out. */
function useContents({ base, layers }: FarmMapState): readonly Content[] {
  const [measured] = useMapFact(measuredShapes);
  const [strip] = useMapFact(triedStrip);
  const hasLand = layers.isShown('land_features') || layers.isShown('left_out') || strip !== undefined;
  return [
    ...(layers.isShown('parcels') || hasLand ? (['legend'] as const) : []),
    ...(layers.isShown('labels') ? (['labels'] as const) : []),
    ...(base.shown.length > 0 ? (['base'] as const) : []),
    ...(layers.drawn.length > 0 || hasLand ? (['overlays'] as const) : []),
    ...(measured.length > 0 ? (['measures'] as const) : []),
  ];
}

/** Takes the focus when it opens; where it would be lost when it closes, it goes back to where it was opened. */
function useFocusWhileOpen(tool: MapTool | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const button = tool && document.getElementById(toolButtonId(tool));
        (button ?? document.getElementById(panelButtonIds.layers))?.focus();
      });
    };
  }, [tool]);
  return panel;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& h2': { margin: 0, fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
});

const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
