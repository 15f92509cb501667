/**
 * The push services of browsers. The address of a subscription comes from a visitor, and our server requests it:
 * no other host is ever requested. https://www.rfc-editor.org/rfc/rfc8030#section-8
 */
const host = 'fcm.googleapis.com';
const domains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'] as const;

/**
 * Whether an address is one of a push service, at its usual port. `standIn` is the origin of a stand-in on the own
 * machine, for tests.
 */
export function isPushEndpoint(endpoint: string, standIn?: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, origin, protocol, hostname, port, username, password } = new URL(endpoint);
  // Browsers give addresses in their normal form: two parsers could disagree about any other.
  if (href !== endpoint || username !== '' || password !== '') return false;
  if (standIn !== undefined && origin === standIn) return true;
  const isKnown = hostname === host || domains.some((end) => hostname.endsWith(end));
  return protocol === 'https:' && port === '' && isKnown;
}
