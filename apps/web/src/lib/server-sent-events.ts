/** Reads the data of server-sent events from a stream until it ends; `onRetry` is told after how long to come again. */
export async function* readServerSentEvents(
  stream: ReadableStream<Uint8Array>,
  onRetry: (milliseconds: number) => void = () => undefined,
): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? '';
      for (const line of parts) {
        const retry = /^retry: ?(\d{1,9})$/.exec(line)?.[1];
        if (retry !== undefined) onRetry(Number(retry));
        if (line.startsWith('data:')) lines.push(line.slice(5).replace(/^ /, ''));
        if (line !== '' || lines.length === 0) continue;
        yield lines.join('\n');
        lines = [];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
