import { createContext } from 'react';

/** Whether there is a main part of the page around already, as below the header of a farm: a page has one. */
export const InsideMain = createContext(false);
