import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, FarmRole, UserId } from '../shapes.ts';

/** Somebody who belongs to a farm, as the others see them. */
export const FarmMember = z
  .object({
    userId: UserId,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: FarmRole,
    joinedAt: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'FarmMember' });
export type FarmMember = z.infer<typeof FarmMember>;

const farmParam = z.object({ id: FarmId });
const memberParam = z.object({ id: FarmId, userId: UserId });
const refused = ['farm.notFound', 'user.notFound', 'member.roleAbove', 'member.lastOwner'] as const;

export const farmMembers = {
  list: endpoint('GET', '/api/farms/{id}/members', {
    summary: 'Who belongs to a farm, first joined first',
    access: 'farm',
    permission: 'farm.read',
    params: farmParam,
    response: z.array(FarmMember),
    counted: true,
    errors: ['farm.notFound'],
  }),
  change: endpoint('PUT', '/api/farms/{id}/members/{userId}', {
    undone: 'a role is given anew',
    summary: 'Give a member another role, of no more than the own; the last owner stays one',
    access: 'farm',
    permission: 'people.manage',
    versioned: true,
    params: memberParam,
    body: z.strictObject({ role: FarmRole }),
    response: FarmMember,
    errors: [...refused, 'record.changed'],
  }),
  remove: endpoint('DELETE', '/api/farms/{id}/members/{userId}', {
    undone: 'who was taken out is asked whether to belong to it again',
    summary: 'Take a member out of a farm whose role is not above the own; never the last owner',
    access: 'farm',
    permission: 'people.manage',
    versioned: true,
    params: memberParam,
    status: 204,
    errors: [...refused, 'record.changed'],
  }),
  leave: endpoint('DELETE', '/api/farms/{id}/membership', {
    summary: 'Leave a farm; its last owner cannot',
    access: 'farm',
    permission: 'farm.read',
    params: farmParam,
    status: 204,
    errors: ['farm.notFound', 'member.lastOwner'],
  }),
};
