import type { Faults } from '../fault.ts';

/** What can go wrong with accounts, members and what administrators do. */
export const errors = {
  'authentication.failed': { status: 401, says: 'The username or the password is wrong.' },
  'account.exists': { status: 422, says: 'An account with this email exists.' },
  GatewayEmail: { status: 422, says: 'This is not an email address.' },
  'resetKey.invalid': { status: 422, says: 'The key is not valid any more; ask for another mail.' },
  'password.wrong': { status: 422, says: 'The current password is not this one.' },
  'password.tooCommon': { status: 422, says: 'This password is among the first that others try; choose another.' },
  'user.notFound': { status: 404, says: 'There is no such user.' },
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
  'impersonation.noUser': { status: 409, says: 'The farm has no user who could be acted as.' },
  'audit.tooMany': { status: 422, says: 'The filter leaves more entries than one file may have; choose fewer days.' },
  'change.notFound': { status: 404, says: 'Nothing was done on the farm under this number.' },
  'change.notUndoable': {
    status: 409,
    says: 'This change is older than 90 days, or is taken back in a way of its own.',
  },
  'change.undone': { status: 409, says: 'This change has been undone already.' },
  'change.inTheWay': { status: 409, says: 'Later changes stand on this one; see current. Undo them before.' },
} as const satisfies Faults;
