import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId } from '../shapes.ts';
import { AuthorisationNoticeId, MaterialId } from './agroevidence.ids.ts';
import { MaterialKind } from './material-facts.ts';

/** That a farm has used of late, or plans to use, what is authorised no more or for a shorter time. */
export const AuthorisationNotice = z
  .object({
    id: AuthorisationNoticeId,
    farmId: FarmId,
    materialId: MaterialId,
    kind: MaterialKind,
    name: z.string(),
    registrationNumber: z.string().nullable(),
    /** The last days of the authorisation, of the sale of stocks and of their use, as they are known now. */
    authorisedTo: z.iso.date().nullable(),
    soldTo: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
    /** Actions of this season and the one before in which it was used, and those in which it is planned. */
    usedIn: z.int(),
    plannedIn: z.int(),
    noticedAt: z.iso.datetime(),
  })
  .meta({ id: 'AuthorisationNotice' });
export type AuthorisationNotice = z.infer<typeof AuthorisationNotice>;

export const authorisationNotices = {
  list: endpoint('GET', '/catalogues/authorisation-notices', {
    summary: 'What the farms have used of late or plan to use and is authorised no more, or for a shorter time',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(AuthorisationNotice),
  }),
  dismiss: endpoint('POST', '/catalogues/authorisation-notices/{id}/dismiss', {
    undone: 'that somebody has read it stays so',
    summary: 'Say that the farm has taken note of it',
    access: 'farm',
    permission: 'land.change',
    params: z.object({ id: AuthorisationNoticeId }),
    status: 204,
    errors: ['authorisationNotice.notFound'],
  }),
};
