import type { Language } from '@famiglia/contract/kit/language';
import type { MemberProfile } from '@famiglia/contract/members/members';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { ingameName } from './ingame-name.ts';
import { memberTexts } from './member-texts.ts';

interface ProfileView {
  profile: MemberProfile;
  reputationName: string;
  language: Language;
  /** Null for a reader without the panel. */
  panelUrl: string | null;
}

const discordDate = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:D>`;

const field = (name: string, value: string) => ({ name, value, inline: true });

/** A member's profile, with the facts that every member may see. */
export const profileEmbed = ({ profile, reputationName, language, panelUrl }: ProfileView): APIEmbed => {
  const texts = memberTexts[language];
  const { reliability, screenshots, gg_today: today } = profile;
  const waiting = screenshots.pending > 0 ? `, ${texts.waiting(screenshots.pending)}` : '';
  const name = ingameName(profile.ingame_nick, profile.static_id);
  const place = profile.rank === null ? '' : ` · ${texts.place(profile.rank)}`;
  return {
    color: BRAND_COLOR,
    title: escapeText(profile.display_name),
    ...(profile.avatar_url === null ? {} : { thumbnail: { url: profile.avatar_url } }),
    fields: [
      field(texts.ingame, name === '' ? texts.noName : name),
      field(escapeText(reputationName), `${profile.reputation}${place}`),
      field(
        texts.reliability,
        reliability.share === null
          ? texts.noSignUps
          : texts.kept(reliability.came, reliability.signed_up, reliability.share),
      ),
      field(texts.screenshotsToday, `${today.used} / ${today.limit}`),
      field(texts.screens, `${screenshots.approved}${waiting}`),
      ...(profile.joined_at === null ? [] : [field(texts.joined, discordDate(profile.joined_at))]),
      ...(profile.left_at === null ? [] : [field(texts.left, discordDate(profile.left_at))]),
    ],
    ...(panelUrl === null ? {} : { description: `[${texts.panel}](${panelUrl})` }),
  };
};
