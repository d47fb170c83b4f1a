/** Waits for work, but no longer than this; work that has not ended then goes on by itself, and nobody hears of it. */
export async function withinTime(work: Promise<unknown>, milliseconds: number): Promise<'ended' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  const end = work.then(
    () => 'ended' as const,
    () => 'ended' as const,
  );
  try {
    return await Promise.race([end, late]);
  } finally {
    clearTimeout(timer);
  }
}
