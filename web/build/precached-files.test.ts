// @vitest-environment node
import { expect, it } from 'vitest';
import { precachedFiles } from './precached-files.ts';

const scripts = {
  'features/home/home-page.tsx': ['/assets/home-page-22222222.js', '/assets/table-77777777.js'],
  'features/banks/bank-page.tsx': ['/assets/bank-page-66666666.js', '/assets/table-77777777.js'],
};
const shellOf = (build: string) =>
  `${build}<link disabled href="/assets/first-load-44444444.css"><!--features/home/home-page.tsx--><link disabled href="/assets/home-page-2222222a.css"><!--/--><script type="application/json" id="screen-scripts">${JSON.stringify(scripts)}</script>`;

it('Lists the shell with a hash of its content and the assets, without the SDK and the styles of every page', () => {
  const files = [
    'assets/home-page-22222222.js',
    'assets/home-page-2222222a.css',
    'assets/bank-page-6666666a.css',
    'assets/table-77777777.js',
    'assets/bank-page-66666666.js',
    'assets/flags-1.svg',
    'assets/live-feed-3.js',
    'assets/sdk-5.js',
    'assets/first-load-44444444.css',
    'index.html',
  ];
  const listed = (build: string) => precachedFiles('/ar/shell.html', shellOf(build), files);
  const { first, later } = listed('one build');
  expect(first).toEqual([
    { url: '/ar/shell.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { url: '/assets/flags-1.svg', revision: null },
    { url: '/assets/home-page-22222222.js', revision: null },
    { url: '/assets/home-page-2222222a.css', revision: null },
    { url: '/assets/table-77777777.js', revision: null },
  ]);
  expect(later).toEqual(['/assets/bank-page-66666666.js', '/assets/bank-page-6666666a.css']);
  expect(listed('another build').first[0]?.revision).not.toBe(first[0]?.revision);
});
