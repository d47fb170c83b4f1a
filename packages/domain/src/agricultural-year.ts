/**
 * The first and the last day of the season that begins in a year: the agricultural year of the evidence of fertilizers and
 * of plant protection, 1 July to 30 June, as the ministry takes its reports (EPOR_PPOR01A: ObdobiOd).
 */
export function daysOfSeason(startYear: number): { readonly from: string; readonly to: string } {
  return { from: `${startYear}-07-01`, to: `${startYear + 1}-06-30` };
}
