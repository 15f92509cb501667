import { invalid } from '../model/status.ts';

/** The body of a POST on the forward channel. */
export interface ForwardBody {
  /** The number of the first message; each further one counts one more. */
  readonly offset: number;
  /** The messages' JSON, not parsed yet. */
  readonly messages: readonly string[];
  /** Request headers that the client put in the handshake's body, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Reads a form body: `headers=…&count=N&ofs=M&req0___data__=…`; raises INVALID_ARGUMENT. */
export function parseForwardBody(text: string): ForwardBody {
  const form = new URLSearchParams(text);
  const count = wholeNumber(form, 'count');
  const messages: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const data = form.get(`req${index}___data__`);
    if (data === null) throw invalid(`Message ${index} of ${count} has no __data__.`);
    messages.push(data);
  }
  return {
    offset: wholeNumber(form, 'ofs'),
    messages,
    headers: parseHeaders(form.get('headers') ?? ''),
  };
}

/** Reads a number, 0 for an empty body: a client may open its session before it has a message. */
function wholeNumber(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? '0';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw invalid(`${name} is not a whole number: ${text}`);
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0)
      headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
