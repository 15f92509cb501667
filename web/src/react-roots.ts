import * as client from 'react-dom/client';

// The two entry points of React. They are values of this module rather than re-exports, so that this module's
// chunk evaluates React, in a task of its own before the site's own code.
export const createRoot = client.createRoot;
export const hydrateRoot = client.hydrateRoot;
