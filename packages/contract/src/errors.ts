import { z } from 'zod';

interface Fault {
  readonly status: number;
  /** For whoever reads the wire; the web app says it in the user's language by `error.<code>`. */
  readonly says: string;
  /** Whether it should reach whoever looks after the installation. */
  readonly isReportable?: true;
}

/** Every failure that a call can answer with: a stable code and its HTTP status. */
export const errors = {
  'request.malformed': { status: 400, says: 'The request cannot be read.' },
  'request.tooLarge': { status: 413, says: 'The request or its file is too large.' },
  'request.mediaType': { status: 415, says: 'The request has a media type that this call does not take.' },
  'request.headersTooLarge': { status: 431, says: 'The headers of the request, its address included, are too large.' },
  'request.timeout': { status: 408, says: 'The request did not arrive in time.' },
  'request.keyReused': { status: 422, says: 'The Idempotency-Key was used for another request already.' },
  'record.changed': {
    status: 412,
    says: 'Somebody else has changed meanwhile what this was to change; see current, and send its version to overwrite it.',
  },
  'request.tooMany': { status: 429, says: 'Too many requests; try again after the time in Retry-After.' },
  'request.crossSite': { status: 403, says: 'The request comes from another site.' },
  'validation.failed': { status: 400, says: 'Some fields are wrong; see fields.' },
  'authentication.required': { status: 401, says: 'Sign in to use this call.' },
  'authentication.failed': { status: 401, says: 'The username or the password is wrong.' },
  'authentication.expired': { status: 401, says: 'The session has ended; sign in again.' },
  'account.exists': { status: 422, says: 'An account with this email exists.' },
  GatewayEmail: { status: 422, says: 'This is not an email address.' },
  'resetKey.invalid': { status: 422, says: 'The key is not valid any more; ask for another mail.' },
  'password.wrong': { status: 422, says: 'The current password is not this one.' },
  'password.tooCommon': { status: 422, says: 'This password is among the first that others try; choose another.' },
  'user.notFound': { status: 404, says: 'There is no such user.' },
  'farm.hasParcels': { status: 409, says: 'The country of a farm with parcels cannot be changed.' },
  'farm.notAllowed': { status: 403, says: 'The role of the user on the farm does not allow this.' },
  'farm.nameDiffers': { status: 409, says: 'The name that was typed is not that of the farm.' },
  'farm.notRetired': { status: 409, says: 'The farm is not deleted, or no more to be brought back.' },
  'member.exists': { status: 409, says: 'The user is a member of the farm already.' },
  'member.last': { status: 409, says: 'The last member leaves the farm to nobody; say so by evenIfLast.' },
  'member.roleAbove': { status: 403, says: 'Nobody gives or takes a role above their own.' },
  'member.lastOwner': { status: 409, says: 'A farm needs an owner; make somebody else an owner before.' },
  'invitation.notFound': { status: 404, says: 'There is no such invitation.' },
  'invitation.invalid': { status: 422, says: 'The invitation is not valid any more; ask for another.' },
  'invitation.otherAccount': { status: 403, says: 'The invitation is for another email than that of this account.' },
  'account.lastOwner': {
    status: 409,
    says: 'The user is the last owner of farms that others work on; see fields. Hand them over before.',
  },
  'impersonation.refused': { status: 403, says: 'This cannot be done while acting as somebody else.' },
  'impersonation.noUser': { status: 409, says: 'The farm has no user who could be acted as.' },
  'farm.notFound': { status: 404, says: 'There is no such farm.' },
  'farmEvents.tooMany': { status: 429, says: 'The user follows the farms from too many windows already.' },
  'import.notFound': { status: 404, says: 'There is no such import.' },
  'import.notFailed': { status: 409, says: 'Only a failed import can be tried again.' },
  'import.fileGone': { status: 409, says: 'The file of this import is kept no longer; send it again.' },
  'import.notTakenBack': {
    status: 409,
    says: 'Only an import of a file can be taken back, while its parcels are as it left them.',
  },
  'landUpdate.notFound': { status: 404, says: 'There is no such update of land.' },
  'landUpdate.inProgress': { status: 409, says: 'The land of this farm is being compared already.' },
  'landUpdate.notOpen': {
    status: 409,
    says: 'Only an update that waits for decisions can be decided, done or put off.',
  },
  'landUpdate.outdated': { status: 409, says: 'Parcels have changed since they were compared; compare anew.' },
  'landUpdate.notLast': {
    status: 409,
    says: 'Only the last update can be taken back, while its parcels are as it left them.',
  },
  'change.notFound': { status: 404, says: 'Nothing was done on the farm under this number.' },
  'change.notUndoable': {
    status: 409,
    says: 'This change is older than 90 days, or is taken back in a way of its own.',
  },
  'change.undone': { status: 409, says: 'This change has been undone already.' },
  'change.inTheWay': { status: 409, says: 'Later changes stand on this one; see current. Undo them before.' },
  'farm.oneNeeded': { status: 422, says: 'This is done on one farm; say by farmIds on which.' },
  'crop.notFound': { status: 404, says: 'There is no such crop, neither in the catalogue nor of the farm.' },
  'crop.retired': { status: 409, says: 'The crop was put away; bring it back before it is chosen.' },
  'crop.ofCatalogue': { status: 409, says: 'Crops of the catalogue are the same for all and cannot be changed.' },
  'crop.nameTaken': { status: 409, says: 'The farm has a crop of this name already.' },
  'crop.daysReversed': { status: 422, says: 'The crop would end to be valid before it begins.' },
  'cropFile.invalid': { status: 422, says: 'The file of crops cannot be taken over; see fields. Nothing was.' },
  'cultivation.notFound': { status: 404, says: 'Nothing grows or grew under this number.' },
  'cultivation.daysReversed': { status: 422, says: 'The crop would end before it begins.' },
  'cultivation.overlaps': { status: 409, says: 'Another crop stands in the same place on some of these days.' },
  'cultivation.tooLarge': { status: 422, says: 'The crops of the parcel would take more land than it has.' },
  'cultivation.outlineInvalid': { status: 422, says: 'The outline of the part is not one that can be measured.' },
  'cultivation.outsideParcel': { status: 422, says: 'The outline of the part does not lie in the parcel.' },
  'parcel.notFound': { status: 404, says: 'There is no such parcel.' },
  'parcel.retired': { status: 409, says: 'The parcel is historical and cannot be changed.' },
  'parcel.outlineInvalid': {
    status: 422,
    says: 'The outline crosses itself, has too many points or no area; see fields.',
  },
  'parcel.outsideCountry': { status: 422, says: 'The outline does not lie in the country of the farm.' },
  'parcel.dayTooEarly': {
    status: 422,
    says: 'The outline that is to end holds only from a later day on; see fields. Take a later day, or correct it.',
  },
  'parcel.dayAhead': { status: 422, says: 'This day has not come yet on the farm.' },
  'parcel.notDivided': { status: 422, says: 'The line does not cut the parcel through.' },
  'parcel.tooManyParts': { status: 422, says: 'There would be too many parts to keep them apart.' },
  'parcel.apart': {
    status: 409,
    says: 'The parcels do not lie beside each other; say by isApart that they are to be one all the same.',
  },
  'division.notFound': { status: 404, says: 'The farm has no such centre or zone.' },
  'division.nameTaken': { status: 409, says: 'The farm has a centre or a zone of this name.' },
  'division.inUse': { status: 409, says: 'Parcels belong to this centre or zone; take them out before.' },
  'landFeature.notFound': { status: 404, says: 'The farm has drawn no such water or protection zone.' },
  'landFeature.outlineInvalid': {
    status: 422,
    says: 'A line or an outline cannot be measured; a zone needs an outline. Nothing was saved.',
  },
  'landFeature.tooMany': { status: 409, says: 'The farm has drawn as much as it can; put something away before.' },
  'deductions.tooLarge': {
    status: 422,
    says: 'The outlines of these parcels are too long for one call; ask for fewer.',
  },
  'plan.areaTooLarge': { status: 422, says: 'The parts are larger than the parcel; see fields.' },
  'planScenario.notFound': { status: 404, says: 'There is no such scenario.' },
  'planScenario.exists': { status: 409, says: 'The farm has a scenario of this name already.' },
  'planScenario.tooMany': { status: 409, says: 'The farm has as many scenarios as it can have; put one away before.' },
  'eagri.notConnected': { status: 409, says: 'The land registry is not connected in this installation.' },
  'eagri.noAccess': { status: 409, says: 'The farm does not sign in to the land registry.' },
  'eagri.notSignedIn': { status: 409, says: 'Sign in to the land registry first; a sign-in holds for an hour.' },
  'eagri.forbidden': { status: 403, says: 'The land registry refuses this login, key or SZR number.' },
  'eagri.unavailable': { status: 503, says: 'The land registry does not answer now; try again later.' },
  'validation.submitError': { status: 422, says: 'The land registry does not accept the request; see fields.' },
  'country.unsupported': { status: 422, says: 'Farms in this country are not supported.' },
  'tile.notFound': { status: 404, says: 'There is no such tile.' },
  'landFile.missing': { status: 422, says: 'The request carries no file.' },
  'landFile.invalid': { status: 422, says: 'The file cannot be imported; see fields.' },
  'landFile.busy': {
    status: 503,
    says: 'Too many land files are being read; try again after the time in Retry-After.',
  },
  'route.notFound': { status: 404, says: 'There is no such call.' },
  'storage.full': { status: 507, says: 'The disk is full; nothing was saved.', isReportable: true },
  'service.unavailable': { status: 503, says: 'The service is not available now; try again.', isReportable: true },
  unexpected: { status: 500, says: 'An unexpected error; tell the support the requestId.', isReportable: true },
} as const satisfies Record<string, Fault>;

export type ErrorCode = keyof typeof errors;

export const errorCodes: readonly ErrorCode[] = Object.keys(errors).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/** What is wrong with one field of the input: its path, a stable code and the numbers or words that the message needs. */
export const FieldFault = z
  .object({
    path: z.string(),
    code: z.string(),
    detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldFault' });
export type FieldFault = z.infer<typeof FieldFault>;

/** The body of every answer that is not a success. */
export const ErrorBody = z
  .object({
    timestamp: z.iso.datetime(),
    status: z.int(),
    error: z.string(),
    message: z.string(),
    path: z.string(),
    code: z.string(),
    fields: z.array(FieldFault).optional(),
    /** With `record.changed`: what is there now, as the call would answer with it. With `change.inTheWay`: the later changes. */
    current: z.unknown().optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;
