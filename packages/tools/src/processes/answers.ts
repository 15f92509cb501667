const oneAnswerMs = 10_000;

/** Returns whether an address answers a GET with success; false when nothing listens or answers there. */
export async function answers(address: string, signal?: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(oneAnswerMs);
  try {
    const response = await fetch(address, {
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    // What `fetch` throws for a connection that is refused or ends, and for an aborted one.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
