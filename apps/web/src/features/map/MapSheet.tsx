import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { touchTarget } from '#web/lib/design-tokens.ts';
import { Sheet } from './map-layout.tsx';
import { sheetStops } from './sheet-stops.ts';
import { parcelPeekStyle, stopNumber, stopStyles, useSheetDrag } from './use-sheet-drag.ts';

/** Where a panel lies over the map: the list at its side, that of a parcel below, the layers beside the tools. */
export type PanelPlace = 'side' | 'bottom' | 'layers';

interface MapSheetProps {
  readonly part: PanelPlace;
  readonly label: string;
  readonly isBusy?: boolean;
  /** Whether it takes the focus when it opens. */
  readonly hasFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel over the map. On a phone it comes up from below and stands at one of three heights, by finger or by keys. It is
 * one part of the page in both: where a tablet is turned, what was typed in it stays.
 */
export function MapSheet({ part, label, isBusy = false, hasFocus = false, children }: MapSheetProps): ReactElement {
  const isPhone = useIsPhone();
  const { stop, heldHeight, handle } = useSheetDrag();
  const start = useRef<HTMLDivElement>(null);
  const text = useText();
  const stopStyle = part === 'bottom' && stop === 'peek' ? parcelPeekStyle : stopStyles[stop];
  const height = heldHeight === undefined ? stopStyle : `${heldHeight}px`;
  const heightOnPhone = part === 'bottom' && stop !== 'full' ? { maxHeight: height } : { height };

  // What opens by somebody's wish has the focus, so that the next key goes there.
  useLayoutEffect(() => {
    if (hasFocus) start.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  return (
    <Panel
      data-map-part={part}
      {...keptClear(part)}
      data-from-below={isPhone}
      data-held={heldHeight !== undefined}
      aria-label={label}
      aria-busy={isBusy}
      tabIndex={isPhone ? undefined : -1}
      ref={isPhone ? undefined : start}
      style={isPhone ? heightOnPhone : undefined}
    >
      {isPhone && (
        <Handle
          role="slider"
          tabIndex={0}
          ref={start}
          aria-label={text('map.sheet.height')}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={sheetStops.length - 1}
          aria-valuenow={stopNumber(stop)}
          aria-valuetext={text(`map.sheet.${stop}`)}
          {...handle}
        />
      )}
      {children}
    </Panel>
  );
}

/** Whether the panels take turns below the map. */
export function useIsPhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('md'));
}

/** Messages stand above the panel of a parcel, whose facts people read meanwhile. */
function keptClear(part: PanelPlace): { readonly 'data-keep-clear'?: true } {
  return part === 'bottom' ? { 'data-keep-clear': true } : {};
}

const Panel = styled(Sheet)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
  '&[data-from-below="false"]': {
    // Its cross stands in its own corner.
    position: 'relative',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    maxHeight: '100%',
  },
  '&[data-from-below="true"]': {
    position: 'absolute',
    zIndex: 2,
    left: 0,
    right: 0,
    bottom: 0,
    borderWidth: '1px 0 0',
    borderRadius: '14px 14px 0 0',
    transition: theme.transitions.create(['height', 'max-height'], { duration: 180 }),
    '&[data-held="true"]': { transition: 'none' },
  },
}));

const Handle = styled('div')(({ theme }) => ({
  flex: 'none',
  // As high as a finger needs, above the room that the heading below leaves over itself.
  position: 'relative',
  zIndex: 1,
  height: touchTarget,
  marginBottom: -16,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingTop: 8,
  cursor: 'grab',
  touchAction: 'none',
  '&::before': {
    content: '""',
    width: 44,
    height: 5,
    borderRadius: 3,
    background: theme.vars.palette.edge,
  },
  '&:focus-visible': { outlineOffset: -3 },
}));
