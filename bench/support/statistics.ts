/** The value below which a share of the samples lies, by the nearest rank. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  return {
    p50: rounded(quantile(samples, 0.5)),
    p95: rounded(quantile(samples, 0.95)),
    p99: rounded(quantile(samples, 0.99)),
  };
}

/** Two decimals: more would be noise. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
