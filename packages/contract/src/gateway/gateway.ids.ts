import { id } from '../shapes.ts';

export const InvitationId = id('invitation');
