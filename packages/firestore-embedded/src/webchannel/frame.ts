/**
 * One frame of a WebChannel body: its length, a line feed, the JSON. The length counts UTF-16
 * code units, which is what `String.length` counts and what the client cuts by; bytes would
 * break on the first letter with an accent.
 */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}
