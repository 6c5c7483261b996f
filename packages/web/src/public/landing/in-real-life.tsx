import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { landingText } from './landing.text.ts';

const FRAME = 'h-auto w-full border border-line bg-surface';
/** Of the picture of the post in Discord, in both languages. */
const DISCORD_HEIGHT = 894;
const CAPTION = 'mt-3 text-muted';

/** Pictures of the product: one roster as the family reads it in Discord, and as a leader sees it on a phone. */
export const InRealLife = () => {
  const text = useText(landingText);
  const language = useLanguage();
  return (
    <section aria-labelledby="in-real-life" className="border-t border-line">
      <div className="mx-auto max-w-[1160px] px-5 py-16 md:px-6 md:py-20">
        <h2 id="in-real-life" className="font-display text-xl font-semibold tracking-[-0.02em]">
          {text.picturesTitle}
        </h2>
        <div className="mt-10 grid items-start gap-10 sm:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
          <figure>
            <img
              src={`/picture-discord-${language}.webp`}
              alt={text.discordAlt}
              width={800}
              height={DISCORD_HEIGHT}
              loading="lazy"
              decoding="async"
              className={`${FRAME} rounded-md`}
            />
            <figcaption className={CAPTION}>{text.discordCaption}</figcaption>
          </figure>
          <figure className="max-sm:mx-auto max-sm:w-3/4">
            <img
              src={`/picture-phone-${language}.webp`}
              alt={text.phoneAlt}
              width={640}
              height={1280}
              loading="lazy"
              decoding="async"
              className={`${FRAME} rounded-[20px]`}
            />
            <figcaption className={CAPTION}>{text.phoneCaption}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
};
