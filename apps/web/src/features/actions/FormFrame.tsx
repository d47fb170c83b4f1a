import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { Farm } from '@brazda/contract/agroevidence/farms.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { T } from '#web/i18n/T.tsx';
import { farmListOptions, farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { useFormParcels, type FormParcels } from './form-parcels.ts';

/** All that the form of an action stands on. */
export interface FormGround {
  readonly farm: Farm;
  readonly timeZone: string;
  readonly parcels: FormParcels;
}

interface FormFrameProps {
  readonly farmId: number;
  readonly title: string;
  /** The action that the form begins with; undefined as long as it is not known, null for none. */
  readonly action: ActionDetail | null | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly children: (ground: FormGround) => ReactNode;
}

/** The screen around the form of an action, until all is there that the form stands on. */
export function FormFrame({ farmId, title, action, error, onRetry, children }: FormFrameProps): ReactElement {
  const ground = useGround(farmId, action);
  const failed = error ?? ground.error;
  const again = (): void => {
    onRetry();
    ground.retry();
  };
  return (
    <WidePage>
      <PageTitle title={title} />
      <PageHead>
        <Typography variant="h1">{title}</Typography>
      </PageHead>
      {failed && <ErrorState error={failed} onRetry={again} />}
      {!failed && !ground.known && <Waiting />}
      {!failed && ground.known && children(ground.known)}
    </WidePage>
  );
}

interface AskedGround {
  /** Undefined until all of it is there. */
  readonly known: FormGround | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

function useGround(farmId: number, action: ActionDetail | null | undefined): AskedGround {
  const { data: farms } = useQuery(farmListOptions());
  const settings = useQuery(farmSettingsOptions(farmId));
  const { parcels, error, retry } = useFormParcels(farmId, action ?? undefined);
  const farm = farms?.find(({ id }) => id === farmId);
  const isReady = farm && settings.data && parcels && action !== undefined;
  return {
    known: isReady ? { farm, timeZone: settings.data.timeZone, parcels } : undefined,
    error: error ?? (settings.data ? null : settings.error),
    retry: () => {
      retry();
      void settings.refetch();
    },
  };
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>
        <T id="shell.loading" />
      </VisuallyHidden>
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={440} sx={{ mt: 4 }} />
    </div>
  );
}
