import { z } from 'zod';
import { FarmId, UserId } from './shapes.ts';

/** Declares something that happens on a farm, told to those of its members who look; it says what to ask for anew. */
export function farmEvent<const T extends string, S extends z.ZodRawShape>(
  topic: T,
  shape: S,
): z.ZodObject<{ topic: z.ZodLiteral<T>; farmId: typeof FarmId } & S> {
  return z.object({ topic: z.literal(topic), farmId: FarmId, ...shape });
}

/** The same of something that is told to one user, wherever they have a window open. */
export function userEvent<const T extends string>(
  topic: T,
): z.ZodObject<{ topic: z.ZodLiteral<T>; userId: typeof UserId }> {
  return z.object({ topic: z.literal(topic), userId: UserId });
}

/** The same of something of the installation, told to administrators. */
export function administratorEvent<const T extends string>(topic: T): z.ZodObject<{ topic: z.ZodLiteral<T> }> {
  return z.object({ topic: z.literal(topic) });
}
