import type { RestrictionFinding } from '@brazda/contract/agroevidence/restriction-shapes.ts';
import type { Finding } from '@brazda/domain/restrictions/finding.ts';

/** Findings each once, and the place of each. */
export interface DistinctFindings {
  readonly findings: readonly RestrictionFinding[];
  readonly placesOf: (found: readonly Finding[]) => number[];
}

export function collectFindings(): DistinctFindings {
  const findings: RestrictionFinding[] = [];
  const places = new Map<string, number>();
  return {
    findings,
    placesOf: (found) =>
      found.map((one) => {
        const key = JSON.stringify(one);
        const known = places.get(key);
        if (known !== undefined) return known;
        places.set(key, findings.length);
        return findings.push(one) - 1;
      }),
  };
}
