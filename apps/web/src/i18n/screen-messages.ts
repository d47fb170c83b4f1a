/** Where the texts of every screen lie, in each language; those of the sign-in are there before. */
export const screenMessages: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  ['./messages/*/*.json', '!./messages/{mails,shared,sign-in}/*.json'],
  { import: 'default' },
);
