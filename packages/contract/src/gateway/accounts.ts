import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../shapes.ts';

export const Email = z.email().max(254);

/** A password that somebody chooses; blanks around it are kept, but do not make it longer. */
export const NewPassword = z
  .string()
  .max(256)
  .refine((password) => password.trim().length >= 6, { params: { code: 'password.tooShort' } });

export const NewAccount = z
  .strictObject({
    email: z.string().trim().min(1).max(254),
    password: NewPassword,
    licenceAccepted: z.literal(true),
    /** Of the mails to come; where it is not said, that of the call. */
    language: Language.optional(),
  })
  .meta({ id: 'NewAccount' });

export const PasswordChange = z
  .strictObject({ currentPassword: z.string().min(1).max(256), newPassword: NewPassword })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const Account = z.object({ id: z.int(), email: z.string() }).meta({ id: 'Account' });

const creation = {
  summary: 'Create an account',
  access: 'public',
  creates: true,
  limit: { calls: 20, seconds: 3600, together: 'accounts' },
  body: NewAccount,
  response: Account,
  status: 201,
  errors: ['GatewayEmail', 'account.exists', 'password.tooCommon'],
} as const;

export const accounts = {
  create: endpoint('POST', '/accounts', creation),
  register: endpoint('POST', '/accounts/register', creation),
  exists: endpoint('GET', '/accounts', {
    summary: 'Whether an account with this email exists',
    access: 'public',
    limit: { calls: 30, seconds: 60, ofQuery: { field: 'email', calls: 20, seconds: 3600 } },
    query: z.object({ email: z.string().trim().min(1).max(254) }),
    response: z.boolean(),
  }),
  export: endpoint('POST', '/accounts/export', {
    summary:
      'All that is kept of the user as a zip: the account, its sessions, farms and acts, and the land and records of own farms',
    access: 'user',
    limit: { calls: 20, seconds: 3600 },
    ownOnly: true,
    media: 'application/zip',
  }),
  remove: endpoint('DELETE', '/accounts', {
    summary: 'Delete the own account for good; farms that nobody else belongs to are deleted with it',
    access: 'user',
    limit: { calls: 20, seconds: 60 },
    ownOnly: true,
    body: z.strictObject({ password: z.string().min(1).max(256) }),
    status: 204,
    errors: ['password.wrong', 'account.lastOwner'],
  }),
  changePassword: endpoint('POST', '/accounts/change-password', {
    summary: 'Change the own password; ends all other sessions of the user',
    access: 'user',
    limit: { calls: 20, seconds: 60 },
    ownOnly: true,
    body: PasswordChange,
    status: 204,
    errors: ['password.wrong', 'password.tooCommon'],
  }),
};
