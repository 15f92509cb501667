import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { isFinalDay } from '@dinar/domain/days/working-day';
import { defaultLocale } from '@dinar/domain/language/locale';
import { maxAgeDays } from '@dinar/domain/today/age-rules';
import { siteOfShell } from '@dinar/site/delivery/shell-site';
import { dayPicture } from '@dinar/site/picture/day-picture';
import { dayPictureSvg } from '@dinar/site/picture/day-picture-svg';
import { dayPicturePath } from '@dinar/site/routes/day-picture-path';
import {
  type AddressedPicture,
  parseDayPicturePath,
} from '@dinar/site/routes/parse-day-picture-path';
import { pictureTexts } from '@dinar/site/texts/picture/picture-texts';
import type { FoundDays } from '../store/open-data/read-open-days.ts';
import {
  answerOf,
  type HttpAnswer,
  type HttpRequest,
  htmlType,
  plainAnswer,
} from './http-answer.ts';
import type { Rasterizer } from './open-rasterizer.ts';

/** The sources of a picture. */
export interface PictureSources {
  readonly shell: () => Promise<string>;
  /** Reads every bank's published rates of a day. */
  readonly day: (day: RateDate) => Promise<FoundDays>;
  readonly rasterizer: () => Promise<Rasterizer>;
  readonly now: () => Date;
  readonly report: (message: string, details: unknown) => void;
}

type PictureAnswer = HttpAnswer<string | Buffer>;

/**
 * Answers the address of a picture of the day with the PNG, or with the page for unknown addresses. Today's address
 * leads to the last published day until today has rates.
 */
export async function answerPicture(
  { url }: Pick<HttpRequest, 'url'>,
  sources: PictureSources,
): Promise<PictureAnswer> {
  // The path of a picture has no query: a cache would keep one copy for each.
  const subject = parseDayPicturePath(url);
  try {
    const made = subject && (await pictureOf(subject, sources));
    if (subject && made?.picture) {
      const svg = dayPictureSvg(made.picture, siteOfShell(await sources.shell()));
      const body = (await sources.rasterizer())(svg, subject.locale);
      const isFinal = made.isWhole && isFinalDay(subject.day, utcDay(sources.now()));
      return answerOf(200, body, {
        'Content-Type': 'image/png',
        'Cache-Control': isFinal ? forEver : forMinutes,
      });
    }
    const published = subject && (await lastPublished(subject, sources));
    // The picture of a day may become available later that day.
    const briefly = { 'Cache-Control': 'public, max-age=60, s-maxage=300' };
    if (published) {
      const location = dayPicturePath(published, published.locale);
      return answerOf(302, '', { ...briefly, Location: location });
    }
    return answerOf(404, await sources.shell(), { ...briefly, 'Content-Type': htmlType });
  } catch (error) {
    sources.report('A picture of the day could not be made', error);
    const { failed } = pictureTexts[subject?.locale ?? defaultLocale];
    return plainAnswer(503, failed, { 'Retry-After': '60' });
  }
}

async function pictureOf(subject: AddressedPicture, { day, report }: PictureSources) {
  const { days, problems } = await day(subject.day);
  if (problems.length > 0) report('Unreadable documents are left out of a picture', problems);
  return { picture: dayPicture(subject, days, subject.locale), isWhole: problems.length === 0 };
}

/** Today's subject on the last day that has a picture and may still be shown. */
async function lastPublished(
  subject: AddressedPicture,
  sources: PictureSources,
): Promise<AddressedPicture | undefined> {
  if (subject.day !== utcDay(sources.now())) return undefined;
  for (let age = 1; age <= maxAgeDays; age += 1) {
    const earlier = { ...subject, day: addDays(subject.day, -age) };
    if ((await pictureOf(earlier, sources)).picture) return earlier;
  }
  return undefined;
}

const forEver = 'public, max-age=31536000, immutable';
const forMinutes = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600';
