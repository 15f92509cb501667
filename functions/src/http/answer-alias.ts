import { aliasTarget } from '@dinar/site/routes/aliases';
import { type HttpAnswer, plainAnswer } from './http-answer.ts';

/**
 * Redirects an alias in capitals, or behind the code of a language, with its query; undefined for any other
 * address. Hosting redirects the others itself.
 */
export function answerAlias(url: string): HttpAnswer | undefined {
  const [path = '', ...query] = url.split('?');
  const target = aliasTarget(path);
  if (target === undefined) return undefined;
  const location = [target, ...query].join('?');
  return plainAnswer(301, `Cette page est à ${target}.`, {
    Location: location,
    'Cache-Control': 'public, max-age=3600',
  });
}
