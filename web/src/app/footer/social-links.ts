import type { SiteConfig } from '../../config/site-config.ts';

/** Returns the four links for sharing the site with a text; each opens that network's own page. */
export function socialLinks({ url }: SiteConfig['site'], shared: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(shared);
  return [
    {
      id: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      id: 'x',
      name: 'X',
      href: `https://x.com/intent/post?url=${address}&text=${text}`,
    },
    {
      id: 'linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    {
      id: 'whatsapp',
      name: 'WhatsApp',
      href: `https://wa.me/?text=${text}%20${address}`,
    },
  ] as const;
}
