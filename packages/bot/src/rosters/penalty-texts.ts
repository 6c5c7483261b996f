import { localised } from '../texts/localised.ts';

/** What a member reads before a leave that counts. */
export const leavingTexts = localised({
  en: {
    stillIn: '**You are still on the main list.**',
    late: 'It is late to leave: it counts as a no-show for your reliability.',
    penalty: (penalty: number) => `Penalty: **−${penalty}**.`,
    closed: 'Sign-up is closed: once you leave, you cannot join again. The next one in the reserve moves up.',
    anyway: 'Leave anyway',
  },
  ru: {
    stillIn: '**Вы пока в основе.**',
    late: 'Сниматься уже поздно: для надёжности это считается неявкой.',
    penalty: (penalty: number) => `Штраф: **−${penalty}**.`,
    closed: 'Запись закрыта: снова записаться не получится. На ваше место поднимется первый из замены.',
    anyway: 'Всё равно сняться',
  },
});

/** The line of a post in a family that uses penalties. */
export const penaltyLineTexts = localised({
  en: {
    penalties: 'Penalties',
    noShow: (penalty: number) => `no-show **−${penalty}**`,
    lateLeave: (penalty: number, from: string) => `leaving after ${from} **−${penalty}**`,
  },
  ru: {
    penalties: 'Штрафы',
    noShow: (penalty: number) => `неявка **−${penalty}**`,
    lateLeave: (penalty: number, from: string) => `минус после ${from} **−${penalty}**`,
  },
});
