import { localised } from '../../kit/texts/localised.ts';

/** What a member reads before a leave that counts. */
export const leavingTexts = localised({
  en: {
    stillIn: {
      main: '**You are still on the main list.**',
      reserve: '**You are still in the reserve, and gave up your place on the main list late.**',
    },
    late: 'It is late to leave: it counts as a no-show for your reliability.',
    penalty: (penalty: number) => `Penalty: **−${penalty}** reputation.`,
    closed: 'Sign-up is closed: once you leave, you cannot join again. The next one in the reserve moves up.',
    anyway: 'Leave anyway',
  },
  ru: {
    stillIn: {
      main: '**Вы пока в основе.**',
      reserve: '**Вы пока в замене, а место в основе отдано поздно.**',
    },
    late: 'Сниматься уже поздно: для надёжности это считается неявкой.',
    penalty: (penalty: number) => `Штраф: **−${penalty}** репутации.`,
    closed: 'Запись закрыта: снова записаться не получится. На ваше место поднимется первый из замены.',
    anyway: 'Всё равно сняться',
  },
});

/** The line of a post that says what it is worth to come. */
export const penaltyLineTexts = localised({
  en: {
    reward: (reward: number) => `Reward **+${reward}**`,
    byResult: (rewards: string) => `Reward: ${rewards}`,
    noShow: (penalty: number) => `no-show **−${penalty}**`,
    lateLeave: (penalty: number, from: string) => `leaving after ${from} **−${penalty}**`,
  },
  ru: {
    reward: (reward: number) => `Награда **+${reward}**`,
    byResult: (rewards: string) => `Награда: ${rewards}`,
    noShow: (penalty: number) => `неявка **−${penalty}**`,
    lateLeave: (penalty: number, from: string) => `минус после ${from} **−${penalty}**`,
  },
});
