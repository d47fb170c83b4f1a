/** A node that was not heard for so many hours is silent, where nobody has said otherwise of it. */
export const usualSilentHours = 12;

const hourMilliseconds = 3_600_000;

/** After how many milliseconds without a word a node is silent, by the hours that are said of it. */
export function silentAfterMilliseconds(hours: number | null): number {
  return (hours ?? usualSilentHours) * hourMilliseconds;
}
