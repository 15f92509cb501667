import type { BrowserContext } from '@playwright/test';

/** The requests that a page sent to Firestore, and the answers that it received. */
interface Wire {
  readonly sent: readonly string[];
  readonly received: string;
}

/** Records the traffic on Firestore's listen channel, in each page that this context opens from now on. */
export async function noteWire(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const wire = { sent: [] as string[], received: '' };
    Object.assign(window, { wire });
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      // The SDK sends its requests as a Request object.
      const isListening = input instanceof Request && input.url.includes('/Listen/channel');
      const body = isListening ? await input.clone().text() : '';
      const answer = await ask(input, init);
      if (!isListening) return answer;
      wire.sent.push(body);
      if (!answer.body) return answer;
      const [own, copy] = answer.body.tee();
      const text = copy.pipeThrough(new TextDecoderStream());
      const note = async () => {
        for (const reader = text.getReader(); ; ) {
          const { done, value } = await reader.read();
          if (done) return;
          wire.received += value;
        }
      };
      note().catch(() => {
        // A channel that the page closes ends in an error here too; the data received before that counts.
      });
      return new Response(own, answer);
    };
  });
}

/** The number of listeners that a page has opened and not ended. */
export function openListeners({ sent }: Pick<Wire, 'sent'>): number {
  const count = (name: string) =>
    sent.flatMap(
      (body) =>
        decodeURIComponent(body.replaceAll('+', ' ')).match(new RegExp(`"${name}":`, 'g')) ?? [],
    ).length;
  return count('addTarget') - count('removeTarget');
}

/** The billed reads of a visit, by target: one per document, and one for an empty list. */
export function billedReads({ sent, received }: Wire): ReadonlyMap<number, number> {
  const targets = sent
    .map((body) => decodeURIComponent(body.replaceAll('+', ' ')))
    .flatMap((body) => [...body.matchAll(/"addTarget":\{.*?"targetId":(\d+)/gs)])
    .map(([, id]) => Number(id));
  const documents = [
    ...received.matchAll(/"documentChange":\s*\{.*?"targetIds":\s*\[([\d,\s]+)\]/gs),
  ].flatMap(([, ids = '']) => ids.split(',').map(Number));
  return new Map(
    targets.map((target) => [
      target,
      Math.max(1, documents.filter((document) => document === target).length),
    ]),
  );
}
