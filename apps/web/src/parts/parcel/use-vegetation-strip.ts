import type { VegetationStrip, VegetationStripsWish } from '@brazda/contract/agroevidence/deductions.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { stripOptions, type WishedStrip } from './vegetation-strip.queries.ts';

type Along = VegetationStripsWish['along'];
export type StripKind = Along['kind'];
type StripLine = Extract<Along, { kind: 'LINE' }>['line'];

/** A strip that is tried on a parcel; it is kept nowhere. */
export interface TriedStrip {
  readonly kind: StripKind;
  readonly setKind: (kind: StripKind) => void;
  readonly width: number | null;
  readonly setWidth: (width: number | null) => void;
  readonly line: StripLine | undefined;
  readonly setLine: (line: StripLine | undefined) => void;
  /** What is asked for, once all of it is said. */
  readonly wished: WishedStrip | undefined;
  readonly strip: VegetationStrip | undefined;
  readonly error: Error | null;
}

const typingPauseMs = 300;
/** As wide as the server takes. */
const widestMetres = 1000;

export function useVegetationStrip(farmId: number, parcelId: number): TriedStrip {
  const [kind, setKind] = useState<StripKind>('BOUNDARY');
  const [width, setWidth] = useState<number | null>(null);
  const [line, setLine] = useState<StripLine>();
  const settled = Number(useDebounced(String(width ?? 0), typingPauseMs));
  const wished = useMemo(() => wishOf(kind, line, settled), [kind, line, settled]);
  const { data, error } = useQuery(stripOptions(farmId, parcelId, parcelId > 0 ? wished : undefined));
  const isOfParcel = wished !== undefined && data?.parcelId === parcelId;
  return {
    ...{ kind, setKind, width, setWidth, line, setLine, wished, error },
    strip: isOfParcel ? data : undefined,
  };
}

function wishOf(kind: StripKind, line: StripLine | undefined, width: number): WishedStrip | undefined {
  if (width <= 0) return undefined;
  const narrowed = Math.min(widestMetres, width);
  if (kind !== 'LINE') return { width: narrowed, along: { kind } };
  return line && { width: narrowed, along: { kind, line } };
}
