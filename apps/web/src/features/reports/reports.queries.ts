import type { ReportFormat, ReportRun } from '@brazda/contract/agroevidence/reports.ts';
import type { ReportKind } from '@brazda/domain/enumerations/report.ts';
import { keepPreviousData, queryOptions, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { languageOf, type Locale } from '#web/i18n/locales.ts';
import { api } from '#web/lib/api.ts';
import { queryRoots } from '#web/lib/query-keys.ts';
import { readHeader } from '#web/lib/read-header.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import type { AskedReport } from './reports-search.ts';

export const reportKeys = {
  all: (farmId: number) => [...queryRoots.farm(farmId), 'reports'] as const,
  previews: (farmId: number) => [...queryRoots.farm(farmId), 'reports', 'preview'] as const,
  runs: (farmId: number) => [...queryRoots.farm(farmId), 'reports', 'runs'] as const,
};

export function reportListOptions(farmId: number) {
  return queryOptions({
    queryKey: [...reportKeys.all(farmId), 'list'],
    queryFn: async ({ signal }) => (await api.agroevidence.reports.list({ farmIds: [farmId], signal })).rows,
    staleTime: Infinity,
  });
}

type Language = Locale extends `${infer L}-${string}` ? L : never;

/** A language as calls name it, wherever it is spoken. */
function spoken(locale: Locale): Language {
  return languageOf(locale) as Language;
}

/** As many rows as show what the report looks like. */
const previewedRows = 10;

export function previewOptions(farmId: number, asked: AskedReport, locale: Locale) {
  return queryOptions({
    queryKey: [...reportKeys.previews(farmId), asked, locale],
    queryFn: ({ signal }) =>
      api.agroevidence.reports.preview({
        query: { ...asked, locale: spoken(locale), rows: previewedRows },
        farmIds: [farmId],
        signal,
      }),
    staleTime: 60_000,
  });
}

export const runsPerPage = 10;

export function runsOptions(farmId: number, page: number) {
  return queryOptions({
    queryKey: [...reportKeys.runs(farmId), page],
    queryFn: ({ signal }) =>
      api.agroevidence.reports.runs({ query: { page, 'per-page': runsPerPage }, farmIds: [farmId], signal }),
    placeholderData: keepPreviousData,
  });
}

interface WishedFile {
  readonly asked: AskedReport;
  readonly format: ReportFormat;
  readonly locale: Locale;
}

/** Makes the file, and lets the browser save it; it can be had again from then on. */
export function useMakeReport(farmId: number): UseMutationResult<void, Error, WishedFile> {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (wished: WishedFile) => {
      const answer = await fileOf(farmId, wished);
      saveFile(await answer.blob(), nameOf(answer) ?? `${wished.asked.report}.${wished.format}`);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: reportKeys.runs(farmId) }),
  });
}

/** A file that was made, as it was. */
export function useReportAgain(farmId: number): UseMutationResult<void, Error, Pick<ReportRun, 'id' | 'fileName'>> {
  return useSingleMutation({
    mutationFn: async ({ id, fileName }) => {
      const answer = await api.agroevidence.reports.again({ params: { id }, farmIds: [farmId] });
      saveFile(await answer.blob(), fileName);
    },
  });
}

type Answer = Awaited<ReturnType<typeof api.agroevidence.reports.parcels>>;

function fileOf(farmId: number, { asked, format, locale }: WishedFile): Promise<Answer> {
  const { reports } = api.agroevidence;
  const { report, date, season, parcel = [], ...days } = asked;
  const made = { format, locale: spoken(locale) };
  const inSeason = season === undefined ? {} : { season };
  const inPeriod = { ...made, ...inSeason, ...days };
  const farmIds = [farmId];
  const calls: Readonly<Record<ReportKind, () => Promise<Answer>>> = {
    parcels: () => reports.parcels({ query: { ...made, ...(date !== undefined && { date }) }, farmIds }),
    'nitrate-balance': () => reports.nitrateBalance({ query: { ...made, ...inSeason }, farmIds }),
    'plant-protection': () => reports.plantProtection({ query: inPeriod, farmIds }),
    fertilizers: () => reports.fertilizers({ query: inPeriod, farmIds }),
    'active-substances': () => reports.activeSubstances({ query: inPeriod, farmIds }),
    'parcel-card': () => reports.parcelCard({ query: { ...inPeriod, parcel }, farmIds }),
  };
  return calls[report]();
}

/** The name that the server gives the file. */
function nameOf(answer: Answer): string | undefined {
  const said = readHeader(answer, 'content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/.exec(said)?.[1] : decodeURIComponent(encoded);
}
