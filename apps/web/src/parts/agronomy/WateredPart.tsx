import type { WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';

interface WateredPartProps {
  readonly standing: Pick<WaterStanding, 'cropName' | 'cropShare'>;
  /** Where the crop is named beside it. */
  readonly isShort?: boolean;
}

/** Of which part of a parcel a balance is, where that is not all of it: other crops beside it may be off otherwise. */
export function WateredPart({ standing, isShort = false }: WateredPartProps): ReactElement | null {
  const { cropName: crop, cropShare } = standing;
  const percent = cropShare === null ? 100 : Math.max(1, Math.round(100 * cropShare));
  if (percent >= 100) return null;
  return <T id={isShort ? 'waterBalance.onPart' : 'waterBalance.ofPart'} values={{ crop, percent }} />;
}
