import type { z } from 'zod';

/** Reads JSON that a variable holds, or the file that it names; what is wrong is said with the name of the variable. */
export type ReadJson = <T>(name: string, text: string, schema: z.ZodType<T>) => T;

type Given<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

/** What the environment can say of one part of the product, and what that is to it. */
export interface Settings<C = unknown> {
  readonly environment: z.ZodRawShape;
  readonly read: (given: Given<z.ZodRawShape>, readJson: ReadJson) => C;
}

/** Each variable says by `describe` what it means and by its schema what is wrong with it. */
export function settingsOf<S extends z.ZodRawShape, C>(
  environment: S,
  read: (given: Given<S>, readJson: ReadJson) => C,
): Settings<C> {
  // They are read by this very shape before they are given to it.
  return { environment, read: read as unknown as Settings<C>['read'] };
}

/** What parts of the product were told, by their settings. */
export type ReadSettings = ReadonlyMap<Settings, unknown>;

/** What one part was told. Throws where its settings were not read: no module brings them. */
export function toldBy<C>({ parts }: { readonly parts: ReadSettings }, settings: Settings<C>): C {
  if (!parts.has(settings))
    throw new Error(`No module brings the settings ${Object.keys(settings.environment).join(', ')}`);
  return parts.get(settings) as C;
}
