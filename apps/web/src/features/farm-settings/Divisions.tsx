import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { centersOptions, zonesOptions, type DivisionKind } from '#web/parts/parcel/divisions.queries.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { AddDivision } from './AddDivision.tsx';
import { Division } from './Division.tsx';
import { Part, Rows } from './settings-parts.ts';

/** How the farm divides its land for itself; whoever may change land adds, renames and puts away. */
export function Divisions({ farmId }: { readonly farmId: number }): ReactElement {
  return (
    <>
      <OfKind farmId={farmId} kind="center" />
      <OfKind farmId={farmId} kind="zone" />
    </>
  );
}

interface OfKindProps {
  readonly farmId: number;
  readonly kind: DivisionKind;
}

function OfKind({ farmId, kind }: OfKindProps): ReactElement {
  const mayChange = useMay('land.change', farmId);
  const {
    data: divisions,
    error,
    refetch,
  } = useQuery(kind === 'center' ? centersOptions(farmId) : zonesOptions(farmId));
  return (
    <Part aria-labelledby={`farm-${kind}`}>
      <Typography variant="h2" id={`farm-${kind}`}>
        <T id={`farmSettings.divisions.${kind}`} />
      </Typography>
      <Typography color="textSecondary">
        <T id={`farmSettings.divisionsLead.${kind}`} />
      </Typography>
      {error && !divisions && <ErrorState error={error} onRetry={() => void refetch()} />}
      {divisions && divisions.length > 0 && (
        <Rows>
          {divisions.map((division) => (
            <Division key={division.id} farmId={farmId} kind={kind} division={division} mayChange={mayChange} />
          ))}
        </Rows>
      )}
      {divisions?.length === 0 && (
        <Typography>
          <T id={`farmSettings.divisionsNone.${kind}`} />
        </Typography>
      )}
      {mayChange && <AddDivision farmId={farmId} kind={kind} />}
    </Part>
  );
}
