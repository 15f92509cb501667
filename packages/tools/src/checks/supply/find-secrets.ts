/** The pattern of each kind of credential, by its description. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH |PGP |ENCRYPTED )?PRIVATE KEY/,
  'a service account': /"type":\s*"service_account"/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Google': /\bya29\.[\w-]{20,}/,
  'a refresh token of Google': /\b1\/\/0[\w-]{30,}/,
  'a secret of an OAuth client': /\bGOCSPX-[\w-]{20,}/,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{50,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a key of Stripe': /\b[rs]k_live_\w{20,}/,
  'a key of CoinGecko': /\bCG-[A-Za-z0-9]{24}\b/,
  // Tests of addresses that must be rejected use `user:secret@`.
  'a password in an address': /\bhttps?:\/\/(?!user:secret@)[^\s/:@"'`<>]+:[^\s/:@"'`<>]+@/,
};

export interface FoundSecret {
  readonly what: string;
  readonly line: number;
}

/** Returns the kind and line of each credential in a text, without the credential itself. */
export function findSecrets(text: string): FoundSecret[] {
  return text.split('\n').flatMap((content, index) =>
    Object.entries(patterns)
      .filter(([, pattern]) => pattern.test(content))
      .map(([what]) => ({ what, line: index + 1 })),
  );
}

/** Returns whether a file must never be versioned, judged by its name alone. */
export function isSecretFile(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return (
    (/^(?:settings(?:\.\w+)?)?\.env(?:\.|$)/.test(name) && !name.endsWith('.example')) ||
    /\.(?:pem|p12|pfx|key|keystore)$/.test(name) ||
    /^(?:service-?account|credentials).*\.json$/i.test(name)
  );
}
