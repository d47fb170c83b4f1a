import type { SeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { CultivationDialog } from './CultivationDialog.tsx';
import { cultivationsOptions } from './cultivations.queries.ts';
import { GrownCrop } from './GrownCrop.tsx';

interface ParcelCropsProps {
  readonly farmId: number;
  readonly parcelId: number;
  readonly mayChange: boolean;
}

/** The crops of a parcel over the years, newest first; who may records what grows. */
export function ParcelCrops({ farmId, parcelId, mayChange }: ParcelCropsProps): ReactElement {
  const { data: grown, error, refetch } = useQuery(cultivationsOptions(farmId, parcelId));
  // Undefined while nothing is written down, null for something new.
  const [edited, setEdited] = useState<SeedApplication | null | undefined>(undefined);
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <strong id={headingId}>
          <T id="crops.history" />
        </strong>
        {mayChange && (
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setEdited(null)}>
            <T id="crops.record" />
          </Button>
        )}
      </Head>
      {!grown && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!grown && !error && <Skeleton variant="rounded" height={44} aria-hidden />}
      {grown?.length === 0 && (
        <p>
          <T id="crops.noHistory" />
        </p>
      )}
      {grown && grown.length > 0 && (
        <List>
          {grown.map((one) => (
            <GrownCrop
              key={one.id}
              farmId={farmId}
              grown={one}
              mayChange={mayChange && one.seed.crop.id !== null}
              onEdit={() => setEdited(one)}
            />
          ))}
        </List>
      )}
      {edited !== undefined && (
        <CultivationDialog farmId={farmId} parcelId={parcelId} known={edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(4),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 44,
  marginBottom: theme.spacing(1),
  '& strong': { fontSize: fontSizes.lead, fontWeight: fontWeights.strong },
  '& > button': { minHeight: 44 },
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
