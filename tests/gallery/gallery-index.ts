interface Named {
  readonly name: string;
  readonly path: string;
}

interface Size {
  readonly width: number;
  readonly theme: string;
}

/** A page to leaf through the pictures: a view at a time, ← and → turn. */
export function galleryIndex<V extends Named, S extends Size>(
  views: readonly V[],
  sizes: readonly S[],
  pictureName: (view: V, size: S) => string,
): string {
  const sections = views.map((view) => {
    const pictures = sizes.map((size) => {
      const file = pictureName(view, size);
      const label = `${size.width} px, ${size.theme}`;
      return `<a href="${file}"><figure><img src="${file}" loading="lazy" alt=""><figcaption>${label}</figcaption></figure></a>`;
    });
    return `<section id="${view.name}"><h2>${view.name} <code>${escaped(view.path)}</code></h2><div>${pictures.join('')}</div></section>`;
  });
  const links = views.map(({ name }) => `<a href="#${name}">${name}</a>`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 14px system-ui; margin: 0; display: grid; grid-template-columns: 14rem 1fr; }
nav { display: grid; align-content: start; padding: 1rem; position: sticky; top: 0; height: 100vh; overflow: auto; }
section { display: none; padding: 1rem; }
section:target, body:not(:has(section:target)) section:first-of-type { display: block; }
section div { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; }
figure { margin: 0; } img { width: 100%; border: 1px solid #999; }
</style>
<nav>${links.join('')}</nav><main>${sections.join('\n')}</main>
<script>
const ids = [...document.querySelectorAll('section')].map(({ id }) => id);
addEventListener('keydown', ({ key }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return;
  const at = Math.max(0, ids.indexOf(location.hash.slice(1)));
  location.hash = ids[(at + step + ids.length) % ids.length];
});
</script>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
