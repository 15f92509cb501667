import * as client from 'react-dom/client';

// The two ways into React. Values of this module, not passed on, so that this module's chunk evaluates
// React, in a task of its own before the site's own code.
export const createRoot = client.createRoot;
export const hydrateRoot = client.hydrateRoot;
