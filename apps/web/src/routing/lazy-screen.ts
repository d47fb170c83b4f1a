import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { areasOfParts } from '#web/i18n/areas.generated.ts';
import { loadAreas } from '#web/i18n/load-messages.ts';
import { nextTask } from '#web/lib/next-task.ts';

/** A part of the application that is no longer where it was, usually because a newer one was installed. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the application did not load', { cause });
    this.name = 'MissingPart';
  }
}

/** A screen whose code and texts are fetched when it is first shown. */
export function lazyScreen<K extends keyof typeof areasOfParts>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(() => loadScreen(load, name), name);
}

/** The code and the texts of a screen. Throws MissingPart. */
export async function loadScreen<K extends keyof typeof areasOfParts>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): Promise<Record<K, ComponentType>> {
  try {
    const [screen] = await Promise.all([load(), loadAreas(areasOfParts[name])]);
    // What its code did when it came, and the screen itself, are too much for one turn.
    await nextTask();
    return screen;
  } catch (cause) {
    throw new MissingPart(cause);
  }
}
