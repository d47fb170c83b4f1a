import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { StripFields } from '#web/parts/parcel/StripFields.tsx';
import type { StripKind } from '#web/parts/parcel/use-vegetation-strip.ts';
import { OverviewPart } from './OverviewPart.tsx';

interface ParcelStripProps extends Omit<ComponentProps<typeof StripFields>, 'kinds'> {
  /** The way to the map, where it may run along a line. */
  readonly toMap: ReactNode;
}

/** A line is drawn on the map of the farm. */
const kinds: readonly StripKind[] = ['BOUNDARY', 'WATER'];

/** A strip of vegetation on the parcel, tried by its width. */
export function ParcelStrip({ toMap, ...fields }: ParcelStripProps): ReactElement {
  return (
    <OverviewPart heading={<T id="strip.title" />}>
      <Fields>
        <p>
          <T id="strip.lead" />
        </p>
        <StripFields {...fields} kinds={kinds} />
        {toMap}
      </Fields>
    </OverviewPart>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  '& > p > strong': { color: theme.vars.palette.text.primary },
}));
