import type { Mounting } from '#server/http/mount.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';

/** Serves the calls of one module under its base path. */
export type MountModule = (mounting: Mounting, services: Services) => void;

/** The kinds of background work that a module can do. */
export type JobHandlers = (services: Services) => Readonly<Record<string, JobHandler>>;
