import { createContext } from 'react';

/** When the server drew this page; `undefined` when it did not. What follows the clock begins there. */
export const RenderedAtContext = createContext<Date | undefined>(undefined);
