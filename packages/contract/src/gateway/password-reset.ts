import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { NewPassword } from './accounts.ts';

const ResetKey = z.string().min(1).max(200);

export const PasswordReset = z.strictObject({ key: ResetKey, newPassword: NewPassword }).meta({ id: 'PasswordReset' });
export type PasswordReset = z.infer<typeof PasswordReset>;

export const passwordReset = {
  init: endpoint('POST', '/reset-password/init', {
    summary: 'Send a mail with a key for a new password; says the same whether or not there is such an account',
    access: 'public',
    limit: { calls: 20, seconds: 3600 },
    query: z.object({ mail: z.string().trim().min(1).max(254) }),
    status: 204,
  }),
  check: endpoint('GET', '/check-reset-key', {
    summary: 'Whether a key from a mail can still be used',
    access: 'public',
    limit: { calls: 30, seconds: 60 },
    query: z.object({ resetKey: ResetKey }),
    response: z.boolean(),
  }),
  finish: endpoint('POST', '/reset-password/finish', {
    summary: 'Set a new password by the key from a mail; uses up the key and ends all sessions of the user',
    access: 'public',
    limit: { calls: 20, seconds: 60 },
    body: PasswordReset,
    status: 204,
    errors: ['resetKey.invalid', 'password.tooCommon'],
  }),
};
