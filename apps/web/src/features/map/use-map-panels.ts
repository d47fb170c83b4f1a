import { useState } from 'react';
import type { ListView } from './list-view.ts';
import { panelButtonIds } from './MapControls.tsx';
import { useIsPhone } from './MapSheet.tsx';
import type { MapContextName } from './sensors/use-farm-sensors.ts';
import { useEscape } from './use-escape.ts';
import { useListView } from './use-list-view.ts';
import type { ToolInUse } from './map-tool.ts';
import type { SelectedParcel } from '#web/parts/parcel/use-selected-parcel.ts';

/** Which panels lie over the map. */
export interface MapPanels {
  readonly list: ListView;
  readonly isListShown: boolean;
  /** Whether the list was opened just now, by somebody who will type into its filter. */
  readonly isListWished: boolean;
  readonly isPanelShown: boolean;
  readonly areLayersShown: boolean;
  readonly changeList: (change: Partial<ListView>) => void;
  readonly toggleList: () => void;
  readonly toggleLayers: () => void;
  readonly closePanel: () => void;
}

/**
 * On a desk all of them find their place, on a phone one at a time, and that of a tool is one of them. Escape closes the
 * one with the focus, else the last. What is known of a parcel waits until the tool is put away.
 */
export function useMapPanels(
  farmId: number,
  context: MapContextName,
  selection: Pick<SelectedParcel, 'id' | 'select'>,
  tool: Pick<ToolInUse, 'active' | 'isActive' | 'leave'>,
  onMapFocus: () => void,
): MapPanels {
  const isPhone = useIsPhone();
  const [list, changeList] = useListView(farmId, context === 'sensors' ? 'sensorList' : 'list');
  const [areLayersOpen, setLayersOpen] = useState(false);
  const [isListWished, setListWished] = useState(false);
  const { areLayersShown, isListShown, isPanelShown } = shownPanels({
    ...{ isPhone, areLayersOpen, isListOpen: list.isOpen },
    ...{ isToolActive: tool.isActive, isSelected: selection.id !== undefined },
  });

  const toggleList = (): void => {
    const isOpening = !isListShown;
    if (isOpening && isPhone) {
      tool.leave();
      selection.select(undefined);
      setLayersOpen(false);
    }
    changeList({ isOpen: isOpening });
    setListWished(isOpening && hasKeyboard());
    if (!isOpening) focusButton(panelButtonIds.side);
  };
  const toggleLayers = (): void => {
    if (!areLayersShown && isPhone) tool.leave();
    setLayersOpen(!areLayersShown);
    if (areLayersShown) focusButton(panelButtonIds.layers);
  };
  const closePanel = (): void => {
    selection.select(undefined);
    onMapFocus();
  };

  const closers: readonly (readonly [part: string | undefined, isShown: boolean, close: () => void])[] = [
    [tool.active?.name, tool.active?.isLeftByEscape === true, tool.leave],
    ['bottom', isPanelShown, closePanel],
    ['layers', areLayersShown, toggleLayers],
    ['side', isListShown, toggleList],
  ];
  const open = closers.filter(([, isShown]) => isShown);
  useEscape(open.length > 0, () => {
    const focused = document.activeElement?.closest('[data-map-part]')?.getAttribute('data-map-part');
    const [, , close] = open.find(([part]) => part === focused) ?? open[0] ?? [];
    close?.();
  });

  return {
    list,
    isListShown,
    isListWished,
    isPanelShown,
    areLayersShown,
    changeList,
    toggleList,
    toggleLayers,
    closePanel,
  };
}

interface Wished {
  readonly isPhone: boolean;
  readonly isToolActive: boolean;
  readonly isSelected: boolean;
  readonly areLayersOpen: boolean;
  readonly isListOpen: boolean;
}

/** Of what is open, what there is room for. */
function shownPanels(wished: Wished): Pick<MapPanels, 'areLayersShown' | 'isListShown' | 'isPanelShown'> {
  const { isPhone, isToolActive, isSelected, areLayersOpen, isListOpen } = wished;
  const areLayersShown = areLayersOpen && !(isPhone && isToolActive);
  return {
    areLayersShown,
    isPanelShown: isSelected && !isToolActive && !(isPhone && areLayersShown),
    isListShown: isListOpen && !(isPhone && (isToolActive || areLayersShown || isSelected)),
  };
}

/** Where the focus in a field would only bring up the keyboard of a phone over the map, it stays where it is. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover)').matches;
}

function focusButton(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
