import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { keptLists } from '../kept-lists.generated.ts';

/** A list that somebody arranges for themselves, such as each module declares. */
export type KeptList = (typeof keptLists)[number];

const mostColumns = 60;
const columns = z.array(z.string().regex(/^[A-Za-z][\w.-]{0,59}$/)).max(mostColumns);

export const ListView = z
  .object({
    list: z.enum(keptLists),
    /** The keys of the columns that are shown, in their order; null while the user has not chosen. */
    columns: z.array(z.string()).nullable(),
    /** 0 while nothing is kept. */
    version: z.int(),
  })
  .meta({ id: 'ListView' });
export type ListView = z.infer<typeof ListView>;

const ofList = z.object({ list: z.enum(keptLists) });

/** How the signed-in user sees lists, on whichever machine. */
export const listViews = {
  read: endpoint('GET', '/api/users/views/{list}', {
    summary: 'How the signed-in user has arranged a list',
    access: 'user',
    params: ofList,
    response: ListView,
  }),
  change: endpoint('PUT', '/api/users/views/{list}', {
    summary: 'Arrange a list for the signed-in user; null makes it as it usually is',
    access: 'user',
    versioned: true,
    params: ofList,
    body: z.strictObject({ columns: columns.nullable() }),
    response: ListView,
    errors: ['record.changed'],
  }),
};
