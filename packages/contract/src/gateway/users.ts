import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

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

export const users = {
  read: endpoint('GET', '/api/users/{email}', {
    summary: 'The profile of the signed-in user',
    access: 'user',
    params: z.object({ email: z.string().min(1).max(254) }),
    response: User,
    errors: ['user.notFound'],
  }),
};
