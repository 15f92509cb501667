/** Returns whether an address answers a GET with success; false when nothing listens there. */
export async function answers(address: string, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(address, signal && { signal })).ok;
  } catch {
    return false;
  }
}
