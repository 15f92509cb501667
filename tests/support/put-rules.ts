/** Replaces the security rules of a running Firestore; throws if it refuses them. */
export async function putRules(
  { firestoreHost, projectId }: { readonly firestoreHost: string; readonly projectId: string },
  content: string,
): Promise<void> {
  const response = await fetch(
    `http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`);
}
