/** One request as the answers here look at it. */
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

/** An answer of one sentence, for what no form of the site would send. */
export function plainAnswer(
  status: number,
  sentence: string,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': notKept };
  return { status, headers: { ...type, ...headers }, body: `${sentence}\n` };
}
