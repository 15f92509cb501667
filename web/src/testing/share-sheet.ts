import { vi } from 'vitest';

/**
 * Gives the browser a share sheet until the end of the test, and returns what it gets. With a status it takes
 * pictures too, for which the site answers with that status; `asked` are their addresses.
 */
export function stubShareSheet(status?: number) {
  const shared: ShareData[] = [];
  const asked: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    share: async (data: ShareData) => void shared.push(data),
    canShare: ({ files }: ShareData) => status !== undefined && files !== undefined,
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('png', { status: status ?? 404 });
  });
  return { shared, asked };
}
