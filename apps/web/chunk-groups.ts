import type { Plugin } from 'vite';

const library = /[\\/]node_modules[\\/]ol[\\/]/;

interface ChunkGroups {
  /** Looks which modules stand on the library that draws maps, however far. */
  readonly plugin: Plugin;
  readonly groups: readonly ChunkGroup[];
}

interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp | ((id: string) => boolean);
  readonly priority: number;
  readonly minShareCount?: number;
}

/**
 * What is fetched together, with all that it stands on: every file of its own costs a way to the server and back, which
 * at the edge of a field takes longer than the bytes in it. What draws maps is apart: it is as much as all else that screens
 * share, and a phone would read it before it shows a form. So is what gives back what a device keeps: it is asked first.
 */
export function chunkGroups(): ChunkGroups {
  const onMap = new Set<string>();
  return {
    plugin: {
      name: 'modules-on-map',
      apply: 'build',
      buildEnd() {
        const importers = new Map<string, string[]>();
        for (const id of this.getModuleIds())
          for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
            importers.set(imported, [...(importers.get(imported) ?? []), id]);
        const reached = [...this.getModuleIds()].filter((id) => library.test(id));
        for (let id = reached.pop(); id !== undefined; id = reached.pop()) {
          if (onMap.has(id)) continue;
          onMap.add(id);
          reached.push(...(importers.get(id) ?? []));
        }
      },
    },
    groups: [
      { name: 'base', test: /[\\/]src[\\/]app[\\/]main\.tsx$/, priority: 5 },
      { name: 'kept', test: /[\\/]src[\\/]lib[\\/]offline[\\/]kept-answers\.ts$/, priority: 4 },
      { name: 'farm', test: /[\\/]src[\\/]app[\\/]shell[\\/]Shell\.tsx$/, priority: 3 },
      { name: 'common', test: (id) => !onMap.has(id), minShareCount: 2, priority: 2 },
      { name: 'map', test: (id) => onMap.has(id), minShareCount: 2, priority: 1 },
    ],
  };
}
