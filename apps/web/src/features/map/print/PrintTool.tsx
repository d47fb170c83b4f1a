import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { useFarmMapState } from '../farm-map-state.ts';
import { useIsPhone } from '../MapSheet.tsx';
import { StartToolButton } from '../StartToolButton.tsx';
import { printTool } from './print-tool.ts';

/** Opens what the map is printed and saved by; a phone has no room for it beside the other tools. */
export function PrintTool(): ReactElement | null {
  const text = useText();
  if (useIsPhone()) return null;
  return (
    <StartToolButton tool={printTool} label={text('map.print')}>
      <PrintOutlined />
    </StartToolButton>
  );
}

/** The same on a phone, at the end of what is on the map. */
export function PrintEntry(): ReactElement | null {
  const { tool } = useFarmMapState();
  if (!useIsPhone()) return null;
  return (
    <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => tool.start(printTool)}>
      <T id="map.print" />
    </Button>
  );
}
