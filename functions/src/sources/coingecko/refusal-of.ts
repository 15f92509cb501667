import * as v from 'valibot';

/** The meanings of CoinGecko's own codes. Source: https://docs.coingecko.com/docs/common-errors-rate-limit */
const meanings: Readonly<Record<number, string>> = {
  429: 'trop de demandes',
  10002: 'la clé manque ou est fausse',
  10005: 'l’abonnement ne comprend pas cette demande',
  10010: 'une clé payante a été envoyée à l’adresse gratuite',
  10011: 'une clé gratuite a été envoyée à l’adresse payante',
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

/** Returns a message about the error in CoinGecko's body; undefined for a body that is no error. */
export function refusalOf(body: string): string | undefined {
  if (!/^\s*\{.*\}\s*$/s.test(body)) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), body);
  if (!parsed.success) return undefined;
  const code = parsed.output;
  if (code === undefined) return 'la réponse est une erreur sans code';
  return `la réponse est l’erreur ${code} (${meanings[code] ?? 'de sens inconnu'})`;
}
