/**
 * The Trusted Types policies of a page, which its headers name. One accepts the address of the service
 * worker, the other accepts JSON for the structured data element. Each is created once per page.
 */
export const trustedTypesPolicies = {
  serviceWorker: 'dinar-service-worker',
  structuredData: 'dinar-structured-data',
} as const;
