import { buildPath, pathIn, splitLocale } from '@dinar/site/routes/locale-path';

const form = /^[\w-]+\.js$/;
const reloadedFor = 'dinar:reloaded-for';
const answerLimitMs = 5000;

/** Whether the site serves the build of this page, a newer one, or does not answer. */
export type ServedBuild = 'same' | 'replaced' | 'unreachable';

/**
 * Reloads the page if the site serves another build than the page's, once a session for each build.
 * Otherwise returns the state of the site; the promise does not settle while the page reloads.
 */
export async function reloadForNewBuild(): Promise<ServedBuild> {
  const served = await readServedBuild();
  if (served === undefined) return 'unreachable';
  if (served === buildOfPage()) return 'same';
  return remember(served) ? reload() : 'replaced';
}

/** Reloads the page if the site answers: a visitor asked for it. Otherwise leaves it in place. */
export async function reloadIfServed(): Promise<void> {
  if ((await readServedBuild()) !== undefined) await reload();
}

/** The page itself; an object, so that a test can replace its reload. */
export const openPage = { reload: () => location.reload() };

function reload(): Promise<never> {
  openPage.reload();
  return new Promise(() => {});
}

let reading: Promise<string | undefined> | undefined;

function readServedBuild(): Promise<string | undefined> {
  reading ??= requestServedBuild().finally(() => {
    reading = undefined;
  });
  return reading;
}

// A small file that the build of a language writes, which Hosting serves without a cache; see
// web/build/shell-page-plugin.ts. A captive portal answers every address with a page of its own, which has another form.
async function requestServedBuild(): Promise<string | undefined> {
  try {
    const address = pathIn(splitLocale(location.pathname).locale, buildPath);
    const signal = AbortSignal.timeout(answerLimitMs);
    const answer = await fetch(address, { cache: 'no-store', signal });
    const text = answer.ok ? (await answer.text()).trim() : '';
    return form.test(text) ? text : undefined;
  } catch (reason) {
    console.info('The site does not answer:', reason);
    return undefined;
  }
}

// The last script is the entry. Its name contains a hash of all scripts: each contains the names of its imports.
function buildOfPage(): string | undefined {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...scripts].at(-1)?.src.split('/').at(-1);
}

// Without a store the page is not reloaded: it might be reloaded for ever.
function remember(build: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === build) return false;
    sessionStorage.setItem(reloadedFor, build);
    return true;
  } catch (reason) {
    console.info('This browser keeps nothing for the session:', reason);
    return false;
  }
}
