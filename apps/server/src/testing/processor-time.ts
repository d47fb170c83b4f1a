/**
 * Milliseconds of processor time that this process takes for some work, those of its worker threads too. It hardly depends
 * on who else is at work on the machine, so tests can bound it.
 */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
