import { createContext } from 'react';

/**
 * The instant of the server render; `undefined` without one. Values that depend on the clock start from it.
 */
export const RenderedAtContext = createContext<Date | undefined>(undefined);
