/** What other modules may use of core. */
export { isCountrySupported, listCountries } from './countries/list-countries.ts';
export {
  changeMemberRole,
  deleteMember,
  insertMember,
  lockFarm,
  membersOfFarm,
  type MemberRow,
} from './farms/members.repository.ts';
export {
  deleteRetiredFarm,
  farmsRetiredBefore,
  findOwnedFarm,
  restoreFarmRow,
  retiredFarmsOf,
  retireFarmRow,
  type RetiredFarmRow,
} from './farms/retired-farms.repository.ts';
export { countEveryFarm, findEveryFarm, listEveryFarm, type CountedFarmRow } from './farms/every-farm.repository.ts';
export {
  changeFarmRow,
  farmsOfUser,
  findFarmForChange,
  findRole,
  insertFarm,
  type FarmRow,
} from './farms/farms.repository.ts';
export {
  deleteOldRegistrySignIns,
  deleteRegistrySignIn,
  findRegistrySignIn,
  putRegistrySignIn,
  type RegistrySignInRow,
} from './registry-sign-ins/registry-sign-ins.repository.ts';
export {
  changeAdmin,
  deleteUser,
  emailsOfUsers,
  findOrdinaryMember,
  findUser,
  findUserByEmail,
  insertUser,
  listAdmins,
  updateUser,
  type UserRow,
} from './users/users.repository.ts';
