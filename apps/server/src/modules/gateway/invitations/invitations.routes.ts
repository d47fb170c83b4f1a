import { invitations, type Invitation } from '@brazda/contract/gateway/invitations.ts';
import { frontOf } from '#server/mail/front.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts';
import type { InvitationRow } from './invitations.repository.ts';
import { callBackInvitation, inviteMember, readInvitations } from './invite-member.ts';

export function invitationRoutes(mounting: Mounting, services: Services): void {
  const view = (row: InvitationRow): Invitation => invitationView(row, services.clock.now());
  mount(mounting, invitations, {
    list: async ({ params, who }) => {
      const rows = (await readInvitations(services, who, params.id)).map(view);
      return { rows, total: rows.length };
    },
    invite: ({ params, body, who, request, keep }) => {
      const front = frontOf(services.config, request.hostname);
      return inviteMember(services, who, { farmId: params.id, ...body, front }, (tx, row) => keep(tx, view(row)));
    },
    revoke: async ({ params, who }) => {
      await callBackInvitation(services, who, params.id, params.invitationId);
      return undefined;
    },
    look: ({ body }) => lookAtInvitation(services, body.key),
    accept: ({ body, who }) => acceptInvitation(services, who, body.key),
  });
}

function invitationView({ id, email, role, invitedAt, expiresAt, revokedAt }: InvitationRow, now: Date): Invitation {
  const state = revokedAt !== null ? 'REVOKED' : expiresAt <= now ? 'EXPIRED' : 'WAITING';
  return { id, email, role, state, invitedAt: invitedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
