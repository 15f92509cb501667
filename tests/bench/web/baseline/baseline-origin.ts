import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withRunSiteConfig } from '@dinar/tools/local/site-config';
import type { Stack } from '@dinar/tools/local/stack';
import type { Origin } from '../compressing-proxy.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves a built single-page application with Hosting's headers, connected to the stack's Firestore. */
export function baselineOrigin(folder: string, stack: Stack): Origin {
  return async (url, ownOrigin) => {
    const { pathname } = new URL(url, ownOrigin);
    const type = types[path.extname(pathname)];
    if (type === undefined) return indexPage(folder, stack, ownOrigin);
    const isHashed = pathname.startsWith('/assets/');
    return {
      status: 200,
      headers: {
        'content-type': type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'max-age=3600',
      },
      body: await readFile(path.join(folder, pathname)),
    };
  };
}

async function indexPage(folder: string, stack: Stack, siteUrl: string) {
  const { projectId, firestoreHost } = stack;
  const built = await readFile(path.join(folder, 'index.html'), 'utf8');
  const html = withRunSiteConfig(built, { siteUrl, projectId, firestoreHost });
  return {
    status: 200,
    // As for the rendered pages: cached by the CDN, requested again by each visitor.
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
    body: Buffer.from(html),
  };
}
