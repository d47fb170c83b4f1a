/** What the rest of the server may use of automation. */
export { tellMembers, type Happening } from './telling/tell-members.ts';
