/**
 * Returns the header that proves to another function of the project which account calls it; none in a local
 * run, where no function is closed. Rejects when the metadata server gives no token.
 * https://cloud.google.com/run/docs/authenticating/service-to-service
 */
export async function callerIdentity(audience: string): Promise<Readonly<Record<string, string>>> {
  if (process.env.LOCAL_FUNCTIONS !== undefined) return {};
  const host = process.env.GCE_METADATA_HOST ?? 'metadata.google.internal';
  const account = `http://${host}/computeMetadata/v1/instance/service-accounts/default`;
  const response = await fetch(`${account}/identity?audience=${encodeURIComponent(audience)}`, {
    headers: { 'Metadata-Flavor': 'Google' },
    signal: AbortSignal.timeout(2000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`No identity token: ${response.status} ${text}`);
  return { Authorization: `Bearer ${text}` };
}
