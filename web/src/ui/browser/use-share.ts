import type { Locale } from '@dinar/domain/language/locale';
import { type DayPictureSubject, dayPicturePath } from '@dinar/site/routes/day-picture-path';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useTexts } from '../language/locale-context.ts';
import { type Copying, useCopy } from './use-copy.ts';

/** A text with its address, and a picture that is sent along where the system takes files. */
export interface Shared {
  readonly text: string;
  readonly url: string;
  readonly picture?: SharedPicture | undefined;
}

interface SharedPicture {
  /** Its address on this site. */
  readonly path: string;
  /** The name of the file. */
  readonly name: string;
}

/** The picture of a day's rates of a currency. */
export function pictureOfDay(subject: DayPictureSubject, locale: Locale): SharedPicture {
  const { day, currency } = subject;
  return { path: dayPicturePath(subject, locale), name: `dinar-${day}-${currency}.png` };
}

/** Returns a function that opens the system's share sheet; without a sheet it copies the text and the address. */
export function useShare(
  subject: string,
): Copying & { readonly share: (shared: Shared) => Promise<void> } {
  const { textAndLinkCopied } = useTexts(commonTexts);
  const copying = useCopy(subject);
  const share = async ({ text, url, picture }: Shared) => {
    const copyInstead = () => copying.copy(`${text} ${url}`, textAndLinkCopied);
    if (!('share' in navigator)) return copyInstead();
    copying.clear();
    const file = picture && takesFiles() ? await pictureFile(picture) : undefined;
    try {
      await navigator.share({ text, url, ...(file && { files: [file] }) });
    } catch (error) {
      // A visitor who closes the sheet does not want a copy either.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) await copyInstead();
    }
  };
  return { ...copying, share };
}

const pictureType = 'image/png';

/** A browser opens the sheet only for some seconds after a press. */
const pictureLimitMs = 2000;

function takesFiles(): boolean {
  const empty = new File([], 'x.png', { type: pictureType });
  return 'canShare' in navigator && navigator.canShare({ files: [empty] });
}

async function pictureFile({ path, name }: SharedPicture): Promise<File | undefined> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(pictureLimitMs) });
    if (!answer.ok) return undefined;
    return new File([await answer.blob()], name, { type: pictureType });
  } catch {
    // Offline, or too slow: the text and the address are shared without the picture.
    return undefined;
  }
}
