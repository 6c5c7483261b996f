import type { Language } from '@famiglia/contract/kit/language';
import { borderText } from '@famiglia/contract/rosters/roster-border';
import type { RosterRow } from '../../../entities/roster/table/roster-row.ts';
import { arrange } from './arrange.ts';
import { personOf } from './people.ts';
import { sceneText } from './scene.text.ts';
import type { SignUps } from './sign-ups.ts';

interface SceneRows {
  rows: RosterRow[];
  /** Who stands below the line. */
  border: string | null;
}

/** The scene's state as rows of the real roster, and the sentence of its line. */
export const sceneRows = (language: Language, { signedUp, fresh, movedUp }: SignUps): SceneRows => {
  const text = sceneText[language];
  const lists = arrange(signedUp);
  const row = (list: RosterRow['list']) => (id: string, index: number) => {
    const { nick, rank, reputation } = personOf(id);
    return {
      id,
      name: nick ?? text.visitor,
      list,
      position: index + 1,
      reason: movedUp?.id === id ? text.movedUp(nickOf(movedUp.insteadOf)) : text.ranks[rank],
      value: String(reputation),
      fresh: fresh === id,
    };
  };
  const nickOf = (idOrNick: string): string =>
    idOrNick.includes('_') ? idOrNick : (personOf(idOrNick).nick ?? text.visitor);
  const [last, first] = [lists.main.at(-1), lists.reserve[0]];
  return {
    rows: [...lists.main.map(row('main')), ...lists.reserve.map(row('reserve'))],
    border: last === undefined || first === undefined ? null : lineBetween(language, last, first),
  };
};

const lineBetween = (language: Language, last: string, first: string): string => {
  const [inMain, below] = [personOf(last), personOf(first)];
  const isSameRank = inMain.rank === below.rank;
  const why = {
    criterion: isSameRank ? ('reputation' as const) : ('role_priority' as const),
    mine: String(below.reputation),
    cutoff: String(inMain.reputation),
  };
  return borderText(
    language,
    { why, role: sceneText[language].ranks[inMain.rank] },
    { sorting: ['role_priority', 'reputation'] },
  );
};
