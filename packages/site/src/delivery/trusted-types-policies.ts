/**
 * The page's Trusted Types policies, which its headers name: one lets the service worker's address
 * pass, the other JSON, for the element of the structured data. Each is made once a page.
 */
export const trustedTypesPolicies = {
  serviceWorker: 'dinar-service-worker',
  structuredData: 'dinar-structured-data',
} as const;
