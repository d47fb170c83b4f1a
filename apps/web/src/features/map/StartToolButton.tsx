import type { ReactElement } from 'react';
import { useFarmMapState } from './farm-map-state.ts';
import { toolButtonId, type MapTool } from './map-tool.ts';
import { ToolButton } from './ToolButton.tsx';

interface StartToolButtonProps {
  readonly tool: MapTool;
  readonly label: string;
  /** What else begins with it. */
  readonly onStart?: () => void;
  readonly children: ReactElement;
}

/** Begins to use a tool; once more, puts it away. */
export function StartToolButton({ tool, label, onStart, children }: StartToolButtonProps): ReactElement {
  const { active, leave, start } = useFarmMapState().tool;
  const isActive = active === tool;
  const begin = (): void => {
    onStart?.();
    start(tool);
  };
  return (
    <ToolButton id={toolButtonId(tool)} label={label} isPressed={isActive} onClick={isActive ? leave : begin}>
      {children}
    </ToolButton>
  );
}
