type AnswerHeaders = Readonly<Record<string, string | undefined>>;

const sixMonths = 15_552_000;
const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

/**
 * The score of an answer by the published table of Mozilla's Observatory:
 * https://github.com/mdn/mdn-http-observatory at 94042bb, src/grader/charts.js and src/analyzer/tests. A+
 * starts at 100 points, and a bonus only counts when the score without it is at least 90. Transport
 * (certificate, redirection to https) belongs to Firebase Hosting and is assumed to pass. All scripts are the
 * site's own, which neither adds nor subtracts points.
 */
export function scoreOf(headers: AnswerHeaders): number {
  const points = pointsOf(headers);
  const withoutBonus = 100 + sum(points.filter((value) => value < 0));
  return Math.max(0, withoutBonus >= 90 ? 100 + sum(points) : withoutBonus);
}

/** What each header adds or subtracts by Mozilla's table; header names are in lower case. */
function pointsOf(headers: AnswerHeaders): number[] {
  const isolation = (name: string, good: readonly string[], neutral: string) => {
    const value = headers[`cross-origin-${name}-policy`];
    if (value === undefined || value === neutral) return 0;
    return good.includes(value) ? 10 : -5;
  };
  return [
    csp(headers['content-security-policy']),
    hsts(headers['strict-transport-security']),
    headers['x-content-type-options']?.toLowerCase() === 'nosniff' ? 0 : -5,
    framing(headers),
    referrer(headers['referrer-policy']),
    isolation('resource', ['same-origin', 'same-site'], 'cross-origin'),
    isolation('embedder', ['require-corp', 'credentialless'], 'unsafe-none'),
    isolation(
      'opener',
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      'unsafe-none',
    ),
    // A cookie is judged by its flags. This site sets none, so any cookie is a fault here.
    headers['set-cookie'] === undefined ? 0 : -40,
    headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  ];
}

function csp(header: string | undefined): number {
  const policy = policyOf(header);
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, objects, styles] = [
    sourcesOf('script-src'),
    sourcesOf('object-src'),
    sourcesOf('style-src'),
  ];
  if (scripts.some(isUnsafe) || objects.some(isBroad)) return -20;
  const everySource = [...policy.values()].flat();
  if (everySource.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function isBroad(source: string): boolean {
  return /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/.test(source);
}

function isUnsafe(source: string): boolean {
  return isBroad(source) || source === "'unsafe-inline'" || source === 'data:';
}

function hsts(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined || header?.includes(',')) return -20;
  return Number(age) < sixMonths ? -10 : 0;
}

function framing(headers: AnswerHeaders): number {
  if (policyOf(headers['content-security-policy']).has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
}

function referrer(header: string | undefined): number {
  if (header === undefined) return 0;
  return privateReferrers.includes(header.toLowerCase()) ? 5 : -5;
}

/** A Content-Security-Policy's directives, each with its sources; empty when there is none. */
export function policyOf(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  const directives = (header ?? '').split(';').map((text) => text.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name]) => name !== undefined && name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
