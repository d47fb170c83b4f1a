import { gatewayInvitationsInviteFields } from '#web/lib/fields.generated.ts';

const { maxLength, pattern } = gatewayInvitationsInviteFields.email;
const email = new RegExp(pattern, 'u');

/** Whether this looks like an address that mail can be sent to, as the server sees it. */
export function isEmail(text: string): boolean {
  return text.length <= maxLength && email.test(text);
}

export function isLongEnough(password: string, shortest: number): boolean {
  return password.trim().length >= shortest;
}
