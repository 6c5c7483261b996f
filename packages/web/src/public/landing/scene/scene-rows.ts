import type { Language } from '@famiglia/contract/kit/language';
import { explainPlace } from '../../../entities/roster/table/explain-place.ts';
import type { RosterRow } from '../../../entities/roster/table/roster-row.ts';
import { arrange } from './arrange.ts';
import { personOf } from './people.ts';
import { sceneText } from './scene.text.ts';
import type { SignUps } from './sign-ups.ts';

/** The scene's state as rows of the real roster, each with its reason. */
export const sceneRows = (language: Language, { signedUp, fresh, movedUp }: SignUps): RosterRow[] => {
  const text = sceneText[language];
  const lists = arrange(signedUp);
  const cutoff = String(personOf(lists.main.at(-1) ?? signedUp[0] ?? '').reputation);
  const row = (list: RosterRow['list']) => (id: string, index: number) => {
    const { nick, rank, reputation } = personOf(id);
    const mine = String(reputation);
    const reason = explainPlace(language, {
      list,
      pinned: null,
      why: { criterion: 'reputation', mine, cutoff },
    });
    const place = list === 'main' ? text.place(text.ranks[rank], reason) : reason;
    return {
      id,
      name: nick ?? text.visitor,
      list,
      position: index + 1,
      reason: movedUp?.id === id ? text.movedUp(nickOf(movedUp.insteadOf)) : place,
      value: mine,
      fresh: fresh === id,
    };
  };
  const nickOf = (idOrNick: string): string =>
    idOrNick.includes('_') ? idOrNick : (personOf(idOrNick).nick ?? text.visitor);
  return [...lists.main.map(row('main')), ...lists.reserve.map(row('reserve'))];
};
