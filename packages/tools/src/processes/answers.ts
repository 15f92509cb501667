/** Whether an address answers a GET with success; one that nobody listens on does not. */
export async function answers(address: string, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(address, signal && { signal })).ok;
  } catch {
    return false;
  }
}
