import { useState, type ComponentType } from 'react';

/** What the map is used with instead of being browsed. It says all that the map has to know of it: the map names none. */
export interface MapTool {
  /** Its button is found by it. */
  readonly name: string;
  /** What it says and asks while it is used. */
  readonly Panel: ComponentType;
  /** Whether Escape puts it away; else it is its own mode on the map that listens to the key. */
  readonly isLeftByEscape?: boolean;
  /** Whether what another tool has put on the map stays there while this one is used. */
  readonly keepsWhatIsShown?: boolean;
}

/** The one tool that the map is used with; whoever must not disturb it asks here whether there is one. */
export interface ToolInUse {
  /** Undefined while the map is only browsed. */
  readonly active: MapTool | undefined;
  readonly isActive: boolean;
  readonly start: (tool: MapTool) => void;
  readonly leave: () => void;
  /** Leaves it, with the focus on its button: whoever leaves by the keyboard goes on where they began. */
  readonly leaveToButton: () => void;
}

export function useToolInUse(): ToolInUse {
  const [active, start] = useState<MapTool>();
  const leave = (): void => start(undefined);
  return {
    active,
    isActive: active !== undefined,
    start,
    leave,
    leaveToButton: () => {
      leave();
      if (active) document.getElementById(toolButtonId(active))?.focus();
    },
  };
}

export function toolButtonId({ name }: Pick<MapTool, 'name'>): string {
  return `map-tool-${name}`;
}
