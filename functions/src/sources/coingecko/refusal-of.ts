import * as v from 'valibot';

/** CoinGecko's own codes. Source: https://docs.coingecko.com/docs/common-errors-rate-limit */
const meanings: Readonly<Record<number, string>> = {
  429: 'too many calls',
  10002: 'the key is missing or wrong',
  10005: 'the plan does not include this call',
  10010: 'a key of the paid plan was sent to the free address',
  10011: 'a free key was sent to the address of the paid plan',
};

const bodySchema = v.union([
  v.pipe(
    v.object({ status: v.object({ error_code: v.number() }) }),
    v.transform(({ status }) => status.error_code),
  ),
  v.pipe(
    v.object({ error_code: v.number() }),
    v.transform(({ error_code: code }) => code),
  ),
  v.pipe(
    v.object({ error: v.unknown() }),
    v.transform(() => undefined),
  ),
]);

/** What an error body of CoinGecko says; undefined for any other body. */
export function refusalOf(body: string): string | undefined {
  if (!/^\s*\{.*\}\s*$/s.test(body)) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), body);
  if (!parsed.success) return undefined;
  const code = parsed.output;
  if (code === undefined) return 'the answer is an error without a code';
  return `the answer is error ${code} (${meanings[code] ?? 'of unknown meaning'})`;
}
