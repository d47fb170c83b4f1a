// The server's own program, run from the sources: it needs no build, and no server that runs.
import '../apps/server/src/seed/seed-main.ts';
