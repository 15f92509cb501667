import { directionOf, type Locale } from '@dinar/domain/language/locale';

/** A notification of the site. */
export interface PushNotification {
  readonly title: string;
  readonly body: string;
  readonly locale: Locale;
  /** Where a tap leads, absolute. */
  readonly url: string;
  /** A later notification of the same tag replaces an earlier one. */
  readonly tag: string;
}

/**
 * The payload of a notification, in the declarative form that Safari shows without a script. The service worker
 * shows the same object elsewhere. https://webkit.org/blog/16535/meet-declarative-web-push/
 */
export function notificationPayload(message: PushNotification): string {
  const { title, body, locale, url, tag } = message;
  const dir = directionOf(locale);
  const notification = { title, body, lang: locale, dir, navigate: url, tag };
  return JSON.stringify({ web_push: 8030, notification, app_badge: 1 });
}
