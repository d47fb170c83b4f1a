/** How journeys and benchmarks start a Chromium that finds nothing outside of this machine. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawn by the processor, as where there is no graphics card; playing one by the processor takes three times as long.
  '--disable-gpu',
  // Whatever a test does not see, workers for example, finds no address outside either.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];
