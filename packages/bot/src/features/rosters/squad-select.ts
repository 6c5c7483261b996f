import { ComponentType } from 'discord.js';
import type { ActionRowData, StringSelectMenuComponentData } from 'discord.js';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { rosterTexts } from './roster-texts.ts';
import type { MenuView } from './menu-view.ts';
import type { RosterView } from './roster-view.ts';

export const ANY_SQUAD = 'any';
/** Discord's limit for the text below an option. */
const DESCRIPTION = 100;

type SelectRow = ActionRowData<StringSelectMenuComponentData>;

/** The select to sign up for a squad, or for any of them. */
export const squadSelect = (view: RosterView): SelectRow =>
  selectOf(makeCustomId(view.feature, 'squad', view.rosterId), rosterTexts[view.language].chooseSquad, [
    { label: rosterTexts[view.language].anySquad, value: ANY_SQUAD },
    ...view.squads.map((squad) => optionOf({ ...squad, mainCount: squad.people.length }, view.language)),
  ]);

const LEADER_PREFIX = 'leads-';

/** The squad for which a choice sets or removes the leader; null if the choice moves the person. */
export const ledSquadOf = (value: string): string | null =>
  value.startsWith(LEADER_PREFIX) ? value.slice(LEADER_PREFIX.length) : null;

interface Chosen {
  userId: string;
  /** Only a person on the list can be moved. */
  listed: boolean;
  /** The leaders of squads are part of the list, which is frozen after closing. */
  open: boolean;
}

/**
 * The select that puts the person whom a leader chose into a squad, or makes them its leader. Ten squads give at most
 * 20 options.
 */
export const moveSelect = (
  view: MenuView,
  language: Language,
  { userId, listed, open }: Chosen,
): SelectRow => {
  const texts = rosterTexts[language];
  const moves = view.squads.map((squad) => ({
    ...optionOf(squad, language),
    label: texts.moveTo(squad.name),
  }));
  const leads = view.squads.map(({ id, name, leaderId }) => ({
    label: leaderId === userId ? texts.leadsNoMore(name) : texts.makeLeader(name),
    value: `${LEADER_PREFIX}${id}`,
  }));
  return selectOf(
    makeCustomId(view.feature, 'move', view.rosterId, userId),
    listed ? texts.moveToSquad : texts.leadSquad,
    [...(listed ? moves : []), ...(open ? leads : [])],
  );
};

const selectOf = (
  customId: string,
  placeholder: string,
  options: StringSelectMenuComponentData['options'],
): SelectRow => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.StringSelect, customId, placeholder, options }],
});

const optionOf = (
  { id, name, slots, role, mainCount }: Omit<MenuView['squads'][number], 'leaderId' | 'leaderName'>,
  language: Language,
) => {
  const texts = rosterTexts[language];
  const need = role === null ? '' : ` · ${texts.needsRole(role)}`;
  return {
    label: name,
    value: id,
    description: cutText(`${texts.taken(mainCount, slots)}${need}`, DESCRIPTION),
  };
};
