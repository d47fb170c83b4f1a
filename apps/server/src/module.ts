import type { Mounting } from '#server/http/mount.ts';
import type { JobKinds } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';

/** Serves the calls of one module under its base path. */
export type MountModule = (mounting: Mounting, services: Services) => void;

/** The kinds of background work on farms that a module can do. */
export type JobHandlers = (services: Services) => JobKinds['ofFarms'];

/** The kinds of background work for the whole installation that a module can do. */
export type InstallationJobHandlers = (services: Services) => JobKinds['ofInstallation'];
