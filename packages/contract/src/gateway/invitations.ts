import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, FarmRole } from '../shapes.ts';
import { Email } from './accounts.ts';
import { InvitationId } from './gateway.ids.ts';

/** An invitation that was not accepted: it waits, its time is over, or it was called back. */
export const InvitationState = z.enum(['WAITING', 'EXPIRED', 'REVOKED']);

export const Invitation = z
  .object({
    id: InvitationId,
    email: z.string(),
    /** As what whoever accepts it comes to the farm. */
    role: FarmRole,
    state: InvitationState,
    invitedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** What the holder of the link from the mail is told before they sign in. */
export const InvitationSeen = z
  .object({ farmName: z.string(), email: z.string(), role: FarmRole })
  .meta({ id: 'InvitationSeen' });
export type InvitationSeen = z.infer<typeof InvitationSeen>;

const farmParam = z.object({ id: FarmId });
const ByKey = z.strictObject({ key: z.string().min(1).max(200) }).meta({ id: 'InvitationKey' });

export const invitations = {
  list: endpoint('GET', '/api/farms/{id}/invitations', {
    summary: 'Who was invited and has not accepted, newest first',
    access: 'farm',
    permission: 'people.manage',
    params: farmParam,
    response: z.array(Invitation),
    counted: true,
    errors: ['farm.notFound'],
  }),
  invite: endpoint('POST', '/api/farms/{id}/invitations', {
    undone: 'an invitation is called back',
    summary:
      'Invite somebody by mail to a role of no more than the own; says the same whether or not they have an account',
    access: 'farm',
    permission: 'people.manage',
    creates: true,
    limit: { calls: 60, seconds: 3600 },
    params: farmParam,
    body: z.strictObject({ email: Email, role: FarmRole }),
    response: Invitation,
    status: 201,
    errors: ['farm.notFound', 'member.exists', 'member.roleAbove'],
  }),
  revoke: endpoint('DELETE', '/api/farms/{id}/invitations/{invitationId}', {
    undone: 'somebody is invited anew',
    summary: 'Call an invitation back to a role of no more than the own',
    access: 'farm',
    permission: 'people.manage',
    params: z.object({ id: FarmId, invitationId: InvitationId }),
    status: 204,
    errors: ['farm.notFound', 'invitation.notFound', 'member.roleAbove'],
  }),
  look: endpoint('POST', '/api/invitations/look', {
    summary: 'Which farm an invitation from a mail is for, and to whom it was sent',
    access: 'public',
    limit: { calls: 60, seconds: 60 },
    body: ByKey,
    response: InvitationSeen,
    errors: ['invitation.invalid'],
  }),
  accept: endpoint('POST', '/api/invitations/accept', {
    summary: 'Join the farm of an invitation that was sent to the own email; uses it up',
    access: 'user',
    limit: { calls: 30, seconds: 60 },
    ownOnly: true,
    body: ByKey,
    response: z.object({ farmId: FarmId }),
    errors: ['invitation.invalid', 'invitation.otherAccount'],
  }),
};
