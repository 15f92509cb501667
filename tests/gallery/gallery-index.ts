interface Named {
  readonly name: string;
  readonly path: string;
}

/** A page with all pictures of each view, `columns` in a row, and a link to each view. */
export function galleryIndex<V extends Named, S>(
  views: readonly V[],
  sizes: readonly S[],
  columns: number,
  pictureName: (view: V, size: S) => string,
): string {
  const links = views.map(({ name }) => `<a href="#${name}">${name}</a>`);
  const sections = views.map((view) => {
    const pictures = sizes.map((size) => {
      const file = pictureName(view, size);
      return `<a href="${file}" title="${file}"><img src="${file}" loading="lazy" alt=""></a>`;
    });
    return `<h2 id="${view.name}">${view.name} <code>${escaped(view.path)}</code></h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
div { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 1rem; }
img { width: 100%; border: 1px solid #999; }
</style>
<nav>${links.join(' ')}</nav>${sections.join('\n')}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
