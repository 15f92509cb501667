import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageMetadata } from '../ui/page-metadata.tsx';
import { splitHead } from './split-head.ts';

it('Metadata from deep in the page go to the head, whatever characters they hold', () => {
  const markup = renderToString(
    <main>
      <p>
        Euro
        <PageMetadata title="1 > 2 </title> & « 3 »" description={'a "b" <c>'} canonical="/é?x&y" />
      </p>
      <link itemProp="url" href="/stays" />
    </main>,
  );
  expect(splitHead(markup)).toEqual({
    head: [
      '<title>1 &gt; 2 &lt;/title&gt; &amp; « 3 »</title>',
      '<meta name="description" content="a &quot;b&quot; &lt;c&gt;"/>',
      '<link rel="canonical" href="/é?x&amp;y"/>',
      '<meta property="og:title" content="1 &gt; 2 &lt;/title&gt; &amp; « 3 »"/>',
      '<meta property="og:description" content="a &quot;b&quot; &lt;c&gt;"/>',
    ].join(''),
    body: '<main><p>Euro</p><link itemProp="url" href="/stays"/></main>',
  });
});
