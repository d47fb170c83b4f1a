import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ImpersonationPanel } from '#web/features/admin/ImpersonationPanel.tsx';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { farmListOptions } from '#web/parts/farm/farms.queries.ts';
import { useRenewedEachDay } from '#web/parts/farm/use-farm-day.ts';
import { footerHeight, ringRoom } from '#web/ui/control-styles.ts';
import { InsideMain } from '#web/ui/inside-main.ts';
import { RefusedFarm } from './RefusedFarm.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { ShellHeader } from './ShellHeader.tsx';

/** Around the screens of a farm: the way between its sections, to other farms and out. */
export function Shell(): ReactElement {
  const farmId = useFarmId();
  const { data: farms = [] } = useQuery(farmListOptions());
  useRenewedEachDay(farmId);
  return (
    <Frame>
      <ImpersonationPanel farmName={farms.find(({ id }) => id === farmId)?.name ?? ''} />
      <ShellHeader farmId={farmId} farms={farms} />
      <RefusedFarm farmName={farms.find(({ id }) => id === farmId)?.name} />
      <Content id="main" tabIndex={-1} key={farmId}>
        <InsideMain value>
          <SettingsFrame farmId={farmId}>
            <Outlet />
          </SettingsFrame>
        </InsideMain>
      </Content>
    </Frame>
  );
}

/** On paper there is only what stands on the screen, as long as it is. */
const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  '@media print': { display: 'block', height: 'auto', overflow: 'visible', '& > :not(main)': { display: 'none' } },
});

const Content = styled('main')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollPadding: `${ringRoom}px 0 ${footerHeight}px`,
  display: 'flex',
  flexDirection: 'column',
  '&:focus': { outline: 'none' },
  '@media print': { display: 'block', overflow: 'visible' },
});
