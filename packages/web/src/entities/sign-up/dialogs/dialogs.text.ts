import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';
import type { SignUpKind } from '../sign-up-kind.ts';

type ByKind<Words> = Record<SignUpKind['name'], Words>;

const en = {
  closeTitle: 'Close the sign-up?',
  closeBody:
    'Nobody can join or leave any more, in Discord and here. You can still hold people in the main list or on the reserve. You can replace somebody by the next of the reserve, and open sign-up again.',
  close: 'Close sign-up',
  reopenTitle: 'Open the sign-up again?',
  reopenBody:
    'People can join and leave again, and the order follows their current values. It closes again by its time; after the start, when you close it.',
  reopen: 'Reopen sign-up',
  undoTitle: 'Undo the result?',
  undoBody:
    'Marks go, and everything that was paid or taken for it goes back. Sign-up stays closed, and you can finish it again.',
  undo: 'Undo the result',
  keep: 'Keep it',
  cancelTitle: (title: string) => `Cancel “${title}”?`,
  cancelBody: (people: number) =>
    people === 0
      ? 'Nobody has signed up, so nobody is told. This cannot be undone.'
      : `${plural('en', people, { one: '# person on the list is told', other: '# people on the list are told' })} in Discord, and no reputation is paid. This cannot be undone.`,
  cancelReason: 'Why, if you want to say',
  cancelReasonPlaceholder: 'The server is down',
  cancel: { event: 'Cancel the event', capt: 'Cancel the capt' } as ByKind<string>,
  removeTitle: (name: string) => `Take ${name} off the list?`,
  removeBody: 'Their place goes to the next one. If they sign up again, it counts from that moment.',
  remove: 'Take off',
  addTitle: 'Sign somebody up',
  addBody: 'They stand where their own click would have put them.',
  addSearch: 'Name, in-game nick or id',
  addNobody: 'Nobody found',
  addMain: 'Sign up',
  addReserve: 'Straight to the reserve',
  already: 'on the list',
  addId: 'Discord id',
  addIdHint: 'You may not look at the members, so give the id of the person.',
};

const ru: typeof en = {
  closeTitle: 'Закрыть запись?',
  closeBody:
    'Ни в Discord, ни здесь больше нельзя записаться или сняться. Закреплять людей в основе и в замене ещё можно. Можно заменить игрока следующим из замены и снова открыть запись.',
  close: 'Закрыть запись',
  reopenTitle: 'Открыть запись снова?',
  reopenBody:
    'Снова можно записываться и сниматься, порядок пойдёт по нынешним значениям. Запись закроется в своё время, а после начала — когда закроете вы.',
  reopen: 'Открыть запись',
  undoTitle: 'Отменить итог?',
  undoBody:
    'Отметки снимутся, всё начисленное и списанное вернётся. Запись останется закрытой, завершить можно будет снова.',
  undo: 'Отменить итог',
  keep: 'Не отменять',
  cancelTitle: (title) => `Отменить «${title}»?`,
  cancelBody: (people) =>
    people === 0
      ? 'Никто не записан, предупреждать некого. Вернуть запись нельзя.'
      : `Бот предупредит в Discord ${plural('ru', people, { one: '# записавшегося', few: '# записавшихся', many: '# записавшихся', other: '# записавшихся' })}, репутация не начисляется. Вернуть запись нельзя.`,
  cancelReason: 'Почему, если хотите сказать',
  cancelReasonPlaceholder: 'Сервер лежит',
  cancel: { event: 'Отменить МП', capt: 'Отменить капт' },
  removeTitle: (name) => `Снять с записи: ${name}?`,
  removeBody: 'Место займёт следующий. Новый плюс будет считаться с момента записи.',
  remove: 'Снять',
  addTitle: 'Записать участника',
  addBody: 'Он встанет туда, куда попал бы сам.',
  addSearch: 'Имя, игровой ник или id',
  addNobody: 'Никого не нашлось',
  addMain: 'Записать',
  addReserve: 'Сразу в замену',
  already: 'в списке',
  addId: 'Discord id',
  addIdHint: 'Список участников вам не открыт, поэтому укажите id человека.',
};

export const dialogsText: Texts<typeof en> = { en, ru };
