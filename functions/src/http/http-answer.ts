/** The parts of a request that the handlers read. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

export interface HttpAnswer<Body extends string | Buffer = string> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

export const notKept = 'no-store';

export const htmlType = 'text/html; charset=utf-8';

const list = new Intl.ListFormat('fr');

/** Returns the refusal of a method that an address does not answer; undefined for the allowed ones. */
export function refuseMethod(
  { method }: Pick<HttpRequest, 'method'>,
  allowed: readonly string[],
): HttpAnswer | undefined {
  if (allowed.includes(method)) return undefined;
  const headers = { Allow: allowed.join(', ') };
  return plainAnswer(405, `Cette adresse répond à ${list.format(allowed)}.`, headers);
}

/** Returns an uncached plain-text answer of one sentence. */
export function plainAnswer(
  status: number,
  sentence: string,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': notKept };
  return { status, headers: { ...type, ...headers }, body: `${sentence}\n` };
}
