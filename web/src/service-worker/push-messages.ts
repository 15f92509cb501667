declare const self: ServiceWorkerGlobalScope;

/** A message of the site, in the declarative form that Safari also shows without this script. */
interface Message {
  readonly title: string;
  readonly body?: string;
  readonly lang?: string;
  readonly dir?: NotificationDirection;
  readonly tag?: string;
  /** Where a tap leads. */
  readonly navigate: string;
}

// Safari ends a subscription after messages that showed nothing, so one that cannot be read is shown, too.
const unreadable: Message = { title: 'Dinar en Direct', navigate: '/alertes' };

/** Shows the push messages of the site, and opens the page that a tapped one names. */
export function showPushMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

async function show(text: string): Promise<void> {
  const { title, navigate, ...options } = messageIn(text);
  const icon = '/images/icones/192.png';
  await self.registration.showNotification(title, { ...options, icon, data: navigate });
  // Where the system shows no badges the function is missing.
  await navigator.setAppBadge?.();
}

function messageIn(text: string): Message {
  try {
    const { notification } = Object(JSON.parse(text));
    const { title, body, lang, dir, tag, navigate } = Object(notification);
    const isMessage = typeof title === 'string' && typeof navigate === 'string';
    return isMessage ? { title, body, lang, dir, tag, navigate } : unreadable;
  } catch (reason) {
    console.info('A push message cannot be read:', reason);
    return unreadable;
  }
}

async function open(address: string): Promise<void> {
  await navigator.clearAppBadge?.();
  const { origin } = self.location;
  const url = new URL(address, origin);
  if (url.origin !== origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) {
    await self.clients.openWindow(url);
    return;
  }
  const shown = await window.navigate(url);
  await shown?.focus();
}
