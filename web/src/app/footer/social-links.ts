import type { SiteConfig } from '../../config/site-config.ts';

/** The four places to share the site on; each opens that network's own page. */
export function socialLinks({ name, url }: SiteConfig['site']) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(`${name} : les taux de change du dinar en direct`);
  return [
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      drawing:
        'M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v2H8v3.5h2V21h3.5v-6.5h2.6l.5-3.5h-3.1V9.5c0-.6.3-1 .5-1Z',
    },
    {
      name: 'X',
      href: `https://x.com/intent/post?url=${address}&text=${text}`,
      drawing: 'M4 4h4.6l4 5.6L17.5 4H20l-6.3 7.3L20.5 20h-4.6l-4.3-6-5.1 6H4l6.5-7.6L4 4Z',
    },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      drawing:
        'M5 9.5h3V20H5V9.5ZM6.5 4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM10.5 9.5h2.9V11c.5-1 1.6-1.7 3-1.7 2.7 0 3.6 1.7 3.6 4.4V20h-3v-5.6c0-1.5-.4-2.4-1.6-2.4-1.3 0-1.9 1-1.9 2.4V20h-3V9.5Z',
    },
    {
      name: 'WhatsApp',
      href: `https://wa.me/?text=${text}%20${address}`,
      drawing:
        'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5Zm-3 4.3c.5 0 .7 0 .9.6l.7 1.6-.8 1.2c.8 1.5 1.7 2.3 3.2 3l1.1-1.2 1.9.9c.5.3.4 1.2 0 1.7-1.2 1.4-3.1.8-4.7-.1a9.5 9.5 0 0 1-3.5-3.6c-.8-1.5-.3-3.6 1.2-4.1Z',
    },
  ] as const;
}
