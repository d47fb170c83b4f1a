/** The key that a request shows: as bearer, as the password of a user of any name, or in its address. */
export function shownKey(authorization: string | undefined, inAddress: string | undefined): string | undefined {
  const [scheme = '', shown = ''] = (authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return shown;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(shown, 'base64').toString('utf8').split(':', 2)[1];
  return inAddress;
}
