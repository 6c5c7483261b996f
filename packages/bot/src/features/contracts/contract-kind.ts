import { contractPayText, contractRuleText } from '@famiglia/contract/contracts/contract-words';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import { contractRosterKind } from '@famiglia/core/contracts/contract-roster';
import { findContract } from '@famiglia/core/contracts/contract.queries';
import { findContractPeople } from '@famiglia/core/contracts/contract-people.queries';
import { presentContract } from '@famiglia/core/contracts/get-contracts';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { readerTime } from '../../kit/guild-time.ts';
import type { DiscordRosterKind, PostedGathering } from '../rosters/discord-roster-kind.ts';
import { contractTexts } from './contract-texts.ts';

type Say = (gathering: PostedGathering, language: Language) => string;

const whenOf = ({ startsAt }: PostedGathering): string =>
  `${readerTime(startsAt, 'f')} (${readerTime(startsAt, 'R')})`;
const promoted: Say = (gathering, language) =>
  contractTexts[language].promoted(escapeText(gathering.title), whenOf(gathering));
const demoted: Say = (gathering, language) =>
  contractTexts[language].demoted(escapeText(gathering.title), whenOf(gathering));
const moved: Say = (gathering, language) =>
  contractTexts[language].moved(escapeText(gathering.title), whenOf(gathering));

/** Contracts as a kind of roster: nobody comes to them, so they have no attendance, reminders or squads. */
export const contractKind: DiscordRosterKind = {
  ...contractRosterKind,
  feature: 'contract',
  channel: 'contracts',
  right: 'contracts.manage',
  load: async (db, guildId, rosterId) => {
    const row = await findContract(db, guildId, rosterId);
    if (row === null) return null;
    const { language } = await findSettings(db, guildId);
    const texts = contractTexts[language];
    const contract = presentContract(row);
    const { total_cents: total, family_cents: family } = contract;
    const isOver = contract.status === 'finished';
    return {
      ...row.contract,
      startsAt: row.contract.endsAt,
      reward: 0,
      leaderId: row.contract.createdBy,
      terms: [
        `**${contractPayText(contract, language)}** · ${contractRuleText(contract, language)}`,
        ...(contract.needed_rank === null || isOver ? [] : [texts.needs(escapeText(contract.needed_rank))]),
        ...(total === null || family === null
          ? []
          : [texts.paid(formatCents(language, total), family === '0' ? '' : formatCents(language, family))]),
      ],
    };
  },
  notices: { promoted, demoted, start_moved: moved },
  threadOpened: (gathering, language) =>
    contractTexts[language].thread(escapeText(gathering.title), readerTime(gathering.startsAt, 'F')),
  shares: async (db, guildId, rosterId, language) =>
    (await findContractPeople(db, guildId, rosterId)).flatMap(({ user, share_cents: cents }) =>
      cents === null || cents === '0' ? [] : [{ name: user.name, amount: formatCents(language, cents) }],
    ),
};
