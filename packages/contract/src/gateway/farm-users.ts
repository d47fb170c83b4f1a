import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, FarmRole, UserId } from '../shapes.ts';

/** A member of a farm, as administrators see them. */
export const FarmUser = z
  .object({
    userId: UserId,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: FarmRole,
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'FarmUser' });
export type FarmUser = z.infer<typeof FarmUser>;

/** As what somebody is added; a manager where it is not said. */
const asRole = { role: FarmRole.default('manager') };

/** Exactly one farm: whose members are meant must not be a matter of luck. */
const ofOneFarm = z.object({ farmIds: z.array(FarmId).length(1) });

export const farmUsers = {
  list: endpoint('GET', '/api/admin/farms/users', {
    summary: 'The members of a farm, first joined first',
    access: 'admin',
    query: ofOneFarm,
    response: z.array(FarmUser),
    counted: true,
    errors: ['farm.notFound'],
  }),
  add: endpoint('POST', '/api/admin/farms/users', {
    summary: 'Make a user a member of a farm, by id or by email',
    access: 'admin',
    creates: true,
    query: ofOneFarm,
    body: z.union([
      z.strictObject({ userId: UserId, ...asRole }),
      z.strictObject({ email: z.string().trim().min(1).max(254), ...asRole }),
    ]),
    response: FarmUser,
    status: 201,
    errors: ['farm.notFound', 'user.notFound', 'member.exists'],
  }),
  remove: endpoint('DELETE', '/api/admin/farms/users', {
    summary: 'Take a member out of a farm; the last one only where it is said that the farm may be left to nobody',
    access: 'admin',
    query: ofOneFarm,
    body: z.strictObject({ userId: UserId, evenIfLast: z.boolean().default(false) }),
    status: 204,
    errors: ['farm.notFound', 'user.notFound', 'member.last'],
  }),
};
