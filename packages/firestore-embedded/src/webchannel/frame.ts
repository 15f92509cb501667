/**
 * One frame of a WebChannel body: its length, a line feed, the JSON. The length counts UTF-16 code
 * units, like `String.length` and the client. A length in bytes would be wrong from the first letter
 * with an accent.
 */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}
