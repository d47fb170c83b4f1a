import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { toolIds } from '../MapControls.tsx';
import { useIsPhone } from '../MapSheet.tsx';
import { ToolButton } from '../ToolButton.tsx';

/** Opens what the map is printed and saved by; a phone has no room for it beside the other tools. */
export function PrintTool(): ReactElement | null {
  const { tool } = useFarmMapState();
  const text = useText();
  const isActive = tool.active === 'print';
  if (useIsPhone()) return null;
  return (
    <ToolButton
      id={toolIds.print}
      label={text('map.print')}
      isPressed={isActive}
      onClick={() => (isActive ? tool.leave() : tool.start('print'))}
    >
      <PrintOutlined />
    </ToolButton>
  );
}

/** The same on a phone, at the end of what is on the map. */
export function PrintEntry(): ReactElement | null {
  const { tool } = useFarmMapState();
  if (!useIsPhone()) return null;
  return (
    <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => tool.start('print')}>
      <T id="map.print" />
    </Button>
  );
}
