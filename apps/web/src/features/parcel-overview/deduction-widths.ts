import { deductionKinds, type DeductionKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import { useMemo, useState } from 'react';
import { useDebounced } from '#web/lib/use-debounced.ts';
import type { WishedDeductions } from '#web/parts/parcel/deductions.queries.ts';

export const wishedKinds: readonly DeductionKind[] = deductionKinds;

type TypedWidths = Readonly<Partial<Record<DeductionKind, number | null>>>;

/** The widths that are tried on a parcel; what is not said holds as the rules of the country have it. */
export interface DeductionWidths {
  readonly of: (kind: DeductionKind) => number | null;
  readonly set: (kind: DeductionKind, width: number | null) => void;
  /** What the server is asked, once typing pauses. */
  readonly wished: WishedDeductions;
}

const typingPauseMs = 300;
/** As wide as the server takes. */
const widestMetres = 1000;

export function useDeductionWidths(): DeductionWidths {
  const [typed, setTyped] = useState<TypedWidths>({});
  const settled = useDebounced(JSON.stringify(typed), typingPauseMs);
  const wished = useMemo(() => {
    const widths = JSON.parse(settled) as TypedWidths;
    return wishedKinds.map((kind) => ({ kind, width: usable(widths[kind] ?? null) }));
  }, [settled]);
  return {
    of: (kind) => typed[kind] ?? null,
    set: (kind, width) => setTyped((before) => ({ ...before, [kind]: width })),
    wished,
  };
}

function usable(width: number | null): number | null {
  return width === null ? null : Math.min(widestMetres, Math.max(0, width));
}
