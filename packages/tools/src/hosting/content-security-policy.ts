import { createHash } from 'node:crypto';
import { errorReportPath } from '@dinar/site/delivery/error-report';
import { trustedTypesPolicies } from '@dinar/site/delivery/trusted-types-policies';
import { widgetStyle } from '@dinar/site/widget/widget-style';

/** The properties of a built page that its policy depends on. They differ between builds. */
export interface PageSources {
  /** `sha256-…` of each style element of the built page. */
  readonly styleHashes: readonly string[];
  /** The origin of the page's Firestore when it is not Google's: a local run's emulator. */
  readonly firestoreOrigin?: string;
  /** Whether the page was built with an App Check key and so loads reCAPTCHA, a script from Google. */
  readonly appCheck: boolean;
}

/** A page without inline styles, for rules that depend on the tables alone. */
export const noPage: PageSources = { styleHashes: [], appCheck: false };

/** The name of the endpoint in the header `Reporting-Endpoints`. */
export const reportingEndpoint = 'errors';

const firestore = 'https://firestore.googleapis.com';

// reCAPTCHA Enterprise: its script is www.google.com/recaptcha/enterprise.js.
// https://firebase.google.com/docs/app-check/web/recaptcha-enterprise-provider,
// https://developers.google.com/recaptcha/docs/faq
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
} as const;

/** Returns the policy of the widgets, which pages of any site may show in a frame. */
export function widgetPolicy(): string {
  const style = createHash('sha256').update(widgetStyle).digest('base64');
  const refused = ['default-src', 'base-uri', 'form-action'].map((name) => `${name} 'none'`);
  return [...refused, `style-src 'sha256-${style}'`, 'frame-ancestors *'].join('; ');
}

/** Returns the Content-Security-Policy of every other response. It allows only the page's own needs. */
export function contentSecurityPolicy(page: PageSources): string {
  const { scripts, frames, connections } = page.appCheck
    ? recaptcha
    : { scripts: [], frames: [], connections: [] };
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...page.styleHashes.map((hash) => `'${hash}'`)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", page.firestoreOrigin ?? firestore, ...connections],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'self'", ...frames],
    // The App Check SDK sets a script's address from a plain string, which Trusted Types would block.
    ...(page.appCheck
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', ...Object.values(trustedTypesPolicies)],
        ]),
    // Browsers that know `report-to` ignore `report-uri`.
    ['report-uri', errorReportPath],
    ['report-to', reportingEndpoint],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
