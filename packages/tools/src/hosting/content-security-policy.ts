import { trustedTypesPolicies } from '@dinar/site/delivery/trusted-types-policies';

/** The part that differs from one build of the page to another, and so cannot be in a table. */
export interface PageSources {
  /** `sha256-…` of each style element of the built page. */
  readonly styleHashes: readonly string[];
  /** Where the page's Firestore is when it is not Google's: a local run's emulator. */
  readonly firestoreOrigin?: string;
  /** Whether the page was built with an App Check key: reCAPTCHA is a script of Google's. */
  readonly appCheck: boolean;
}

/** A page with none of its own styles: what the tables alone can say. */
export const noPage: PageSources = { styleHashes: [], appCheck: false };

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

/** The Content-Security-Policy of every answer: nothing is allowed that the page does not need. */
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
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    // The SDK of App Check gives the browser a script's address as plain text.
    ...(page.appCheck
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', ...Object.values(trustedTypesPolicies)],
        ]),
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
