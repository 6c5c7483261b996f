import { digestTitle } from '@famiglia/contract/digest/digest-words';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatNumber } from '@famiglia/contract/kit/format-number';
import type { Language } from '@famiglia/contract/kit/language';
import { TOP_KIND_NAMES } from '@famiglia/contract/tops/top-words';
import { drawSharePicture } from '../capts/pictures/draw-share-picture.ts';
import type { TablePicture } from '../capts/pictures/draw-table.ts';
import { PICTURE_TEXTS } from '../capts/pictures/picture-texts.ts';
import { findGuilds } from '../mirror/guild.queries.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { FoundDigest } from './read-digest.ts';

const ROWS = 10;

/** The ten who did most, as the one picture of a digest; null where nobody earned, came or fought. */
export const drawDigest = async (
  { db }: Pick<Context, 'db'>,
  guildId: string,
  found: FoundDigest,
): Promise<Buffer | null> => {
  if (found.doers.length === 0) return null;
  const { language } = await findSettings(db, guildId);
  const [guild] = await findGuilds(db, [guildId]);
  return drawSharePicture(guildId, digestTable(found, guild?.name ?? '', language), 'dark');
};

const digestTable = ({ digest, doers }: FoundDigest, family: string, language: Language): TablePicture => {
  const { title, days } = digestTitle(digest, language);
  const names = TOP_KIND_NAMES[language];
  const formatHours = (hours: number): string =>
    `${formatNumber(language, hours)} ${language === 'ru' ? 'ч' : 'h'}`;
  const number = (value: number): string => (value === 0 ? '' : formatNumber(language, value));
  const best = doers[0]?.reputation ?? 0;
  const shown = doers.slice(0, ROWS);
  const inVoice = shown.some(({ voice }) => voice > 0);
  return {
    title,
    badge: null,
    subtitle: [cutText(family, 40), days].filter(Boolean).join('  ·  '),
    nameColumn: PICTURE_TEXTS[language].player,
    columns: [
      cutText(digest.reputation_name, 16),
      names.attendance,
      names.damage,
      ...(inVoice ? [names.voice] : []),
    ],
    sides: 1,
    rows: shown.map(({ name, reputation, gatherings, damage, voice }, index) => ({
      place: String(index + 1),
      name: cutText(name, 20),
      cells: [
        number(reputation),
        number(gatherings),
        number(damage),
        ...(inVoice ? [voice > 0 ? formatHours(voice) : ''] : []),
      ],
      bar: best <= 0 ? 0 : Math.max(0, reputation) / best,
      first: index === 0,
    })),
    footer: '',
    brand: 'Famiglia',
  };
};
