import { ComponentType } from 'discord.js';
import type { ActionRowData, StringSelectMenuComponentData } from 'discord.js';
import { cutText } from '@famiglia/contract/cut-text';
import type { Language } from '@famiglia/contract/constants';
import { makeCustomId } from '../interactions/custom-id.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView, SquadView } from './roster-view.ts';

export const ANY_SQUAD = 'any';
/** Discord's limit for the text below an option. */
const DESCRIPTION = 100;

type SelectRow = ActionRowData<StringSelectMenuComponentData>;

/** Signs up for a squad, or for any of them. */
export const squadSelect = (view: RosterView): SelectRow =>
  selectOf(makeCustomId(view.feature, 'squad', view.rosterId), rosterTexts[view.language].chooseSquad, [
    { label: rosterTexts[view.language].anySquad, value: ANY_SQUAD },
    ...view.squads.map((squad) => optionOf(squad, view.language)),
  ]);

/** Puts the person whom a leader chose into a squad. */
export const moveSelect = (view: RosterView, language: Language, userId: string): SelectRow =>
  selectOf(
    makeCustomId(view.feature, 'move', view.rosterId, userId),
    rosterTexts[language].moveToSquad,
    view.squads.map((squad) => optionOf(squad, language)),
  );

const selectOf = (
  customId: string,
  placeholder: string,
  options: StringSelectMenuComponentData['options'],
): SelectRow => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.StringSelect, customId, placeholder, options }],
});

const optionOf = ({ id, name, names, slots, role }: SquadView, language: Language) => {
  const texts = rosterTexts[language];
  const need = role === null ? '' : ` · ${texts.needsRole(role)}`;
  return {
    label: name,
    value: id,
    description: cutText(`${texts.taken(names.length, slots)}${need}`, DESCRIPTION),
  };
};
