/** Runs `work` on each item, at most `most` at once; rejects with the first error after the running ones ended. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items].values();
  const runner = async () => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: most }, runner));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
