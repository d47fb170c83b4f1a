import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language, optionalPersonText } from '../shapes.ts';

export const User = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    language: z.string(),
    authorities: z.array(z.string()),
    isAdmin: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A name as it is written, or nothing where it is not told. */
const PersonName = optionalPersonText(100);

/** What is left out stays as it is. */
export const ProfileChange = z
  .strictObject({ firstName: PersonName.optional(), lastName: PersonName.optional(), language: Language.optional() })
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.infer<typeof ProfileChange>;

const email = z.object({ email: z.string().min(1).max(254) });

export const users = {
  read: endpoint('GET', '/api/users/{email}', {
    summary: 'The profile of the signed-in user',
    access: 'user',
    params: email,
    response: User,
    errors: ['user.notFound'],
  }),
  change: endpoint('PUT', '/api/users/{email}', {
    summary: 'Change the name and the language of the signed-in user',
    access: 'user',
    params: email,
    body: ProfileChange,
    response: User,
    errors: ['user.notFound'],
  }),
};
