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
  body: NewAccount,
  response: Account,
  status: 201,
  errors: ['GatewayEmail', 'account.exists', 'request.tooMany'],
} as const;

export const accounts = {
  create: endpoint('POST', '/accounts', creation),
  register: endpoint('POST', '/accounts/register', creation),
  exists: endpoint('GET', '/accounts', {
    summary: 'Whether an account with this email exists',
    access: 'public',
    query: z.object({ email: z.string().trim().min(1).max(254) }),
    response: z.boolean(),
    errors: ['request.tooMany'],
  }),
  export: endpoint('POST', '/accounts/export', {
    summary: 'All that is kept of the user as a zip: the account, its sessions, farms and acts, and the land of own farms',
    access: 'user',
    ownOnly: true,
    media: 'application/zip',
    errors: ['request.tooMany'],
  }),
  remove: endpoint('DELETE', '/accounts', {
    summary: 'Delete the own account for good; farms that nobody else belongs to are deleted with it',
    access: 'user',
    ownOnly: true,
    body: z.strictObject({ password: z.string().min(1).max(256) }),
    status: 204,
    errors: ['password.wrong', 'account.lastOwner', 'request.tooMany'],
  }),
  changePassword: endpoint('POST', '/accounts/change-password', {
    summary: 'Change the own password; ends all other sessions of the user',
    access: 'user',
    ownOnly: true,
    body: PasswordChange,
    status: 204,
    errors: ['password.wrong', 'request.tooMany'],
  }),
};
