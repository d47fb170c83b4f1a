import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, UserId } from '../shapes.ts';

/** What somebody may do on a farm: owners rename and delete it and say who belongs to it. */
export const FarmRole = z.enum(['owner', 'member']);
export type FarmRole = z.infer<typeof FarmRole>;

/** Somebody who belongs to a farm, as the others see them. */
export const FarmMember = z
  .object({
    userId: UserId,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: FarmRole,
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'FarmMember' });
export type FarmMember = z.infer<typeof FarmMember>;

const farmParam = z.object({ id: FarmId });
const memberParam = z.object({ id: FarmId, userId: UserId });

export const farmMembers = {
  list: endpoint('GET', '/api/farms/{id}/members', {
    summary: 'Who belongs to a farm, first joined first',
    access: 'farm',
    params: farmParam,
    response: z.array(FarmMember),
    counted: true,
    errors: ['farm.notFound'],
  }),
  change: endpoint('PUT', '/api/farms/{id}/members/{userId}', {
    summary: 'Make a member an owner, or an owner a member, for owners; the last owner stays one',
    access: 'farm',
    params: memberParam,
    body: z.strictObject({ role: FarmRole }),
    response: FarmMember,
    errors: ['farm.notFound', 'farm.ownersOnly', 'user.notFound', 'member.lastOwner'],
  }),
  remove: endpoint('DELETE', '/api/farms/{id}/members/{userId}', {
    summary: 'Take a member out of a farm, for owners; never the last owner',
    access: 'farm',
    params: memberParam,
    status: 204,
    errors: ['farm.notFound', 'farm.ownersOnly', 'user.notFound', 'member.lastOwner'],
  }),
  leave: endpoint('DELETE', '/api/farms/{id}/membership', {
    summary: 'Leave a farm; its last owner cannot',
    access: 'farm',
    params: farmParam,
    status: 204,
    errors: ['farm.notFound', 'member.lastOwner'],
  }),
};
