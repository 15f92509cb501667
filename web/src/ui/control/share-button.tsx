import type { DayPictureSubject } from '@dinar/site/routes/day-picture-path';
import { pathIn } from '@dinar/site/routes/locale-path';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { pictureOfDay, useShare } from '../browser/use-share.ts';
import { useLocale, useTexts } from '../language/locale-context.ts';
import { Fragment } from '../text/fragment.ts';
import { Button } from './button.tsx';

interface ShareButtonProps {
  readonly text: string;
  /** The address that is shared with it, without its language. */
  readonly path: string;
  readonly picture: DayPictureSubject;
}

/** The button that shares a text with its address, and the picture of its day where there is one. */
export function ShareButton({ text, path, picture }: ShareButtonProps) {
  const locale = useLocale();
  const { share: name } = useTexts(commonTexts);
  const { message, share } = useShare(path);
  const press = () =>
    share({
      text,
      url: `${location.origin}${pathIn(locale, path)}`,
      picture: pictureOfDay(picture, locale),
    });
  return (
    <Fragment>
      <Button onClick={press}>{name}</Button>
      <span role="status">{message}</span>
    </Fragment>
  );
}
