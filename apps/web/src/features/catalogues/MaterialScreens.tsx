import type { ReactElement } from 'react';
import { MaterialList } from './MaterialList.tsx';

export function FertilizersScreen(): ReactElement {
  return <MaterialList key="fertilizers" kind="FERTILIZER" />;
}

export function PlantProtectionScreen(): ReactElement {
  return <MaterialList key="plantProtection" kind="PLANT_PROTECTION" />;
}

export function SeedsScreen(): ReactElement {
  return <MaterialList key="seeds" kind="SEED" />;
}
