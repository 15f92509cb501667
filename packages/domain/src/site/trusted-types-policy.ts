/** The page's one Trusted Types policy: it lets the service worker's address pass, and nothing else. */
export const trustedTypesPolicy = 'dinar-service-worker';
