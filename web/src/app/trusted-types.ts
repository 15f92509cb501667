import { type Locale, locales } from '@dinar/domain/language/locale';
import { serviceWorkerAddress } from '@dinar/site/delivery/service-worker-address';
import { trustedTypesPolicies } from '@dinar/site/delivery/trusted-types-policies';

/** The part of the browser's Trusted Types that is used here; TypeScript's own library does not declare it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const workerAddresses = locales.map(serviceWorkerAddress);

const workerPolicy = madeOnce(trustedTypesPolicies.serviceWorker, {
  createScriptURL(address: string): string {
    if (workerAddresses.includes(address)) return address;
    throw new TypeError(`No script is loaded from ${address}`);
  },
});

// JSON is not a program: even an element that ran it would do nothing.
const dataPolicy = madeOnce(trustedTypesPolicies.structuredData, {
  createScript(json: string): string {
    JSON.parse(json);
    return json;
  },
});

/** Returns the service worker's address in the form that browsers with Trusted Types require. */
export const trustedWorkerAddress = (locale: Locale): string =>
  workerPolicy().createScriptURL(serviceWorkerAddress(locale));

/** Returns JSON for a script element in the form that browsers with Trusted Types require. */
export const trustedJson = (json: string): string => dataPolicy().createScript(json);

// The response headers allow each policy to be created only once.
function madeOnce<Rules>(name: string, rules: Rules): () => Rules {
  let policy: Rules | undefined;
  return () => {
    policy ??= window.trustedTypes?.createPolicy(name, rules) ?? rules;
    return policy;
  };
}
