import { fileURLToPath } from 'node:url';

/** Whether this runs from the sources (tests, tools) or from the bundle, where all code lies in one folder. */
export const runsFromSources = import.meta.url.endsWith('.ts');

/** The folder of what the build makes beside the program; from the sources that of the last build, which tests make fresh. */
export const builtFolder = new URL(runsFromSources ? '../../../../dist/server/' : './', import.meta.url);

/** The folder that modules/ with its migrations lies in: the sources, or the bundle. */
export const serverRoot = fileURLToPath(new URL(runsFromSources ? '../' : './', import.meta.url));
