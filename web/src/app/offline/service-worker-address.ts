import { trustedTypesPolicy } from '@dinar/domain/site/trusted-types-policy';

const address = '/service-worker.js';

/** What of the browser's Trusted Types is used here; TypeScript's own library does not tell of them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(given: string): string },
  ): { createScriptURL(given: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * The service worker's address, as browsers want it that run no script from plain text. The policy is
 * made anew at each call, which the page's headers refuse a second time: call it once.
 */
export function serviceWorkerAddress(page: Window): string {
  const policy = page.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createScriptURL: (given) => {
      if (given === address) return given;
      throw new TypeError(`No script is loaded from ${given}`);
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
