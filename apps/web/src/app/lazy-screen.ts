import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadRestOfMessages } from '#web/i18n/load-messages.ts';

/** A part of the application that is no longer where it was, usually because a newer one was installed. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the application did not load', { cause });
    this.name = 'MissingPart';
  }
}

/** A screen whose code and texts are fetched when it is first shown. */
export function lazyScreen<K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(
    () =>
      Promise.all([load(), loadRestOfMessages()]).then(
        ([screen]) => screen,
        (cause: unknown) => {
          throw new MissingPart(cause);
        },
      ),
    name,
  );
}
