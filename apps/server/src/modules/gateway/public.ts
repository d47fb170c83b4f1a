/** What the rest of the server may use of gateway. */
export { addAccount, createAccount } from './accounts/create-account.ts';
