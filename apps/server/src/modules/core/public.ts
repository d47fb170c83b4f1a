/** What other modules may use of core. */
export { isCountrySupported, listCountries } from './countries/list-countries.ts';
export { farmsOfUser, insertFarm, listFarms, type FarmRow, type FarmWithZone } from './farms/farms.repository.ts';
export { findUser, findUserByEmail, insertUser, type UserRow } from './users/users.repository.ts';
