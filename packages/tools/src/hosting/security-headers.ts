import { errorReportPath } from '@dinar/site/delivery/error-report';
import {
  contentSecurityPolicy,
  type PageSources,
  reportingEndpoint,
} from './content-security-policy.ts';

export interface HostingHeader {
  readonly key: string;
  readonly value: string;
}

// Browser features that ask visitors for data or report about them; this site needs none. The list has
// only names that Chromium knows, because it logs a console warning for each other name.
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Returns the security headers of every response of the site. */
export function securityHeaders(page: PageSources): readonly HostingHeader[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(page) },
    { key: 'Reporting-Endpoints', value: `${reportingEndpoint}="${errorReportPath}"` },
    // Two years, as https://hstspreload.org recommends.
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    // For browsers without support for frame-ancestors.
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    // reCAPTCHA's frame does not send the headers that allow embedding.
    ...(page.appCheck ? [] : [{ key: 'Cross-Origin-Embedder-Policy', value: 'credentialless' }]),
  ];
}
