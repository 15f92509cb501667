import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Locale, locales } from '@dinar/domain/language/locale';
import { pictureFontFiles, pictureFonts } from '@dinar/site/picture/picture-writing';
import { memoizePromise } from './memo.ts';

/** Renders SVG with texts in the typeface of a language as PNG. */
export type Rasterizer = (svg: string, locale: Locale) => Buffer;

const require = createRequire(import.meta.url);

/** Loads the rasterizer of this instance, in WebAssembly, which no other function of the codebase loads. */
export const openRasterizer = memoizePromise(async (): Promise<Rasterizer> => {
  const [{ initWasm, Resvg }, module, ...opened] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ...locales.map(fontsOf),
  ]);
  const fonts = new Map(opened);
  await initWasm(module);
  return (svg, locale) => {
    const font = { fontBuffers: fonts.get(locale) ?? [], defaultFontFamily: pictureFonts[locale] };
    const source = new Resvg(svg, { font });
    const rendered = source.render();
    const png = Buffer.from(rendered.asPng());
    // Both are in the memory of WebAssembly, which is not garbage-collected.
    rendered.free();
    source.free();
    return png;
  };
});

// build/codebases.ts adds the packages of these files to the upload, because no import names them.
async function fontsOf(locale: Locale) {
  return [locale, await Promise.all(pictureFontFiles[locale].map(readFont))] as const;
}

async function readFont(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(file)));
}
