import type { DiseaseLevel } from '../enumerations/agronomy.ts';
import type { DiseaseHost } from '../enumerations/disease-host.ts';
import type { DiseaseVerdict } from './disease.ts';

/** Codes of EPPO by which crops are known to be attacked: a code itself, or how the codes of a genus begin. */
const hostCodes: Readonly<Record<DiseaseHost, { readonly code: string; readonly isGenus: boolean }>> = {
  POTATO: { code: 'SOLTU', isGenus: false },
  WHEAT: { code: 'TRZ', isGenus: true },
  GRAPE: { code: 'VITVI', isGenus: false },
};

/** For which of the diseases that we judge a crop is a host; null for none. */
export function diseaseHostOf(eppo: string | null): DiseaseHost | null {
  if (eppo === null) return null;
  const hosts = Object.keys(hostCodes) as DiseaseHost[];
  return (
    hosts.find((host) => {
      const { code, isGenus } = hostCodes[host];
      return isGenus ? eppo.startsWith(code) : eppo === code;
    }) ?? null
  );
}

/**
 * For how many days a fungicide is taken to protect: of wheat as the septoria humidity model has it, of potatoes and vines
 * general knowledge, the shorter of the intervals that advisers give.
 */
export const protectionDays: Readonly<Record<DiseaseHost, number>> = { WHEAT: 10, POTATO: 7, GRAPE: 10 };

/** What is told first: a risk, then what comes near it, then what nobody knows. */
const order: readonly DiseaseLevel[] = ['HIGH', 'LOW', 'UNKNOWN', 'NONE', 'PROTECTED'];

/** Verdicts about one crop, the one that says most first: it is the light of the crop. */
export function bySeverity(verdicts: readonly DiseaseVerdict[]): readonly DiseaseVerdict[] {
  return verdicts.toSorted((one, other) => severityOf(one.level) - severityOf(other.level));
}

/** The lower, the more it is to be looked at. */
export function severityOf(level: DiseaseLevel): number {
  return order.indexOf(level);
}
