type AnswerHeaders = Readonly<Record<string, string | undefined>>;

/** One test of the Observatory: the points that it adds to 100 or subtracts. */
interface Modifier {
  readonly name: string;
  readonly points: number;
}

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
  const points = modifiersOf(headers).map((modifier) => modifier.points);
  const withoutBonus = 100 + sum(points.filter((value) => value < 0));
  return Math.max(0, withoutBonus >= 90 ? 100 + sum(points) : withoutBonus);
}

/** The points of each header by Mozilla's table; header names are in lower case. */
function modifiersOf(headers: AnswerHeaders): Modifier[] {
  return [
    { name: 'content-security-policy', points: csp(headers['content-security-policy']) },
    { name: 'strict-transport-security', points: hsts(headers['strict-transport-security']) },
    {
      name: 'x-content-type-options',
      points: headers['x-content-type-options']?.toLowerCase() === 'nosniff' ? 0 : -5,
    },
    { name: 'x-frame-options', points: framing(headers) },
    { name: 'referrer-policy', points: referrer(headers['referrer-policy']) },
    {
      name: 'cross-origin-resource-policy',
      points: worth(
        headers['cross-origin-resource-policy'],
        ['same-origin', 'same-site'],
        ['cross-origin'],
      ),
    },
    {
      name: 'cross-origin-embedder-policy',
      points: worth(
        headers['cross-origin-embedder-policy'],
        ['require-corp', 'credentialless'],
        ['unsafe-none'],
      ),
    },
    {
      name: 'cross-origin-opener-policy',
      points: worth(
        headers['cross-origin-opener-policy'],
        ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
        ['unsafe-none'],
      ),
    },
    // A cookie is judged by its flags. This site sets none, so any cookie is a fault here.
    { name: 'cookies', points: headers['set-cookie'] === undefined ? 0 : -40 },
    {
      name: 'cross-origin-resource-sharing',
      points: headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    },
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

function worth(header: string | undefined, good: readonly string[], neutral: readonly string[]) {
  if (header === undefined || neutral.includes(header)) return 0;
  return good.includes(header) ? 10 : -5;
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
