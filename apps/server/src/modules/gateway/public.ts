/** What the rest of the server may use of gateway. */
export { addAccount, createAccount } from './accounts/create-account.ts';
export { sweepInvitations } from './invitations/invite-member.ts';
export { sweepResetKeys } from './password-reset/check-reset-key.ts';
export { sweepFailedAttempts } from './sessions/failed-attempts.ts';
export { signedInFinder } from './sessions/find-signed-in.ts';
export { sweepSessions } from './sessions/sweep-sessions.ts';
