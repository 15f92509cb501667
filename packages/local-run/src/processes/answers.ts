/** Whether an address answers a GET with success; one that nobody listens on does not. */
export async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
