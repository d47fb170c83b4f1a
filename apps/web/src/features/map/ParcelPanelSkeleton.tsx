import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { ParcelFacts } from './parcel-facts.ts';
import { ParcelFactList } from './ParcelFactList.tsx';

const nothingYet: ParcelFacts = {
  crop: undefined,
  area: 0,
  outlineArea: undefined,
  landUse: undefined,
  validFrom: undefined,
  altitude: undefined,
  slope: undefined,
  zone: undefined,
  nitrateVulnerable: undefined,
};

/** As high as the panel will be: it is the panel's own list, with grey bars over its values. */
export function ParcelPanelSkeleton({ country }: { readonly country: string }): ReactElement {
  const facts: ParcelFacts = country === 'CZ' ? { ...nothingYet, nitrateVulnerable: 'NOT_SPECIFIED' } : nothingYet;
  return (
    <Waiting aria-hidden>
      <Skeleton variant="rounded" width={220} height={28} sx={{ marginTop: 2, marginBottom: 5 }} />
      <ParcelFactList facts={facts} />
    </Waiting>
  );
}

const Waiting = styled('div')(({ theme }) => ({
  '& dd': { position: 'relative', color: 'transparent !important' },
  '& dd::after': {
    content: '""',
    position: 'absolute',
    inset: '4px 30% 4px 0',
    borderRadius: 4,
    background: theme.vars.palette.divider,
  },
}));
