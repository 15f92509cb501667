import { type ErrorReport, withoutPersonalData } from '@dinar/site/delivery/error-report';
import * as v from 'valibot';

// No script of the site sends more than 1 kB; browsers collect violations of one page in one report.
export const maxReportBytes = 16_384;
const maxPerRequest = 3;

const word = v.pipe(v.string(), v.regex(/^[\w$ -]{0,60}$/));
const place = v.pipe(v.string(), v.regex(/^(?:\/assets\/[\w.-]+:\d+:\d+)?$/));
const text = v.pipe(v.string(), v.maxLength(2000));

const errorSchema = v.object({ name: word, message: text, place, page: word });

// https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
const violationSchema = v.object({
  'csp-report': v.object({
    'effective-directive': word,
    'blocked-uri': text,
    'source-file': v.optional(v.nullable(text)),
  }),
});

// https://www.w3.org/TR/reporting-1/#serialize-reports
const reportsSchema = v.array(
  v.object({
    type: text,
    body: v.object({
      effectiveDirective: word,
      blockedURL: v.optional(v.nullable(text)),
      sourceFile: v.optional(v.nullable(text)),
    }),
  }),
);

/** A violation of the page's policy, as browsers describe it. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/**
 * Returns the errors in the body of a report, by its media type; those that are no fault of the site are left
 * out. Returns undefined for another type, and throws for a body without the type's form.
 */
export function readErrorReports(type: string, body: Buffer): readonly ErrorReport[] | undefined {
  // Anybody may name a type such as `constructor`, which every object has.
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  return read?.(JSON.parse(body.toString('utf8'))).slice(0, maxPerRequest);
}

const readers: Readonly<Record<string, (json: unknown) => ErrorReport[]>> = {
  'application/json': (json) => {
    const report = v.parse(errorSchema, json);
    return [{ ...report, message: withoutPersonalData(report.message) }];
  },
  'application/csp-report': (json) => {
    const { 'csp-report': report } = v.parse(violationSchema, json);
    return violations([
      {
        directive: report['effective-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'] ?? '',
      },
    ]);
  },
  'application/reports+json': (json) =>
    violations(
      v
        .parse(reportsSchema, json)
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => ({
          directive: body.effectiveDirective,
          blocked: body.blockedURL ?? '',
          source: body.sourceFile ?? '',
        })),
    ),
};

function violations(found: readonly Violation[]): ErrorReport[] {
  return found.filter(isOurs).map(({ directive, blocked }) => ({
    name: 'Violation',
    message: `${directive} ${hostOf(blocked)}`,
    place: '',
    page: '',
  }));
}

// Visitors' extensions run in every page. When a connection is lost, Firestore's channel loads this image of
// Google's for its own statistics, which the policy refuses.
function isOurs({ blocked, source }: Violation): boolean {
  return (
    !/^[a-z-]*extension/.test(blocked) &&
    !/^[a-z-]*extension/.test(source) &&
    !blocked.startsWith('https://www.google.com/images/cleardot.gif')
  );
}

function hostOf(blocked: string): string {
  return URL.canParse(blocked)
    ? new URL(blocked).host
    : blocked.replace(/[^\w-]/g, '').slice(0, 40);
}
