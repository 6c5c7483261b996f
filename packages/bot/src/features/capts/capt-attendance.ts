import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { CAPT_RESULTS } from '@famiglia/contract/capts/capts';
import { finishCapt } from '@famiglia/core/capts/finish-capt';
import { readCapt } from '@famiglia/core/capts/get-capts';
import type { Queryable } from '@famiglia/core/platform/db/database';
import type { ModalCall } from '../../kit/interactions/calls.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../../kit/interactions/form.ts';
import type { DiscordGatheringKind } from '../rosters/discord-roster-kind.ts';
import { captTexts } from './capt-texts.ts';
import { resultByScore } from './result-command.ts';

const scoreField = (name: 'ours' | 'theirs', label: string) =>
  textField(name, { label, maxLength: 6, required: false });

/** Finishing a capt needs its result. A correction of the attendance keeps the stored result. */
export const captAttendance: DiscordGatheringKind['attendance'] = {
  resultForm: ({ status }, language, customId) => {
    if (status === 'finished') return null;
    const texts = captTexts[language];
    const options = CAPT_RESULTS.map((value) => ({ value, label: texts.result[value] }));
    return form(customId, texts.ending, [
      choiceField('result', { label: texts.resultField, options }),
      scoreField('ours', texts.scoreOurs),
      scoreField('theirs', texts.scoreTheirs),
    ]);
  },
  finish: async (call, { guildId, rosterId: captId, attended, excused, version }) => {
    const { context } = call.bot;
    const said = call.interaction.isModalSubmit()
      ? readResult(call as ModalCall)
      : await findResult(context.db, guildId, captId);
    const texts = captTexts[call.language];
    if (said === null) return { problem: texts.wrongScore };
    const { result, scoreOurs: ours, scoreTheirs: theirs } = said;
    const byScore = resultByScore({ ours, theirs });
    if (call.interaction.isModalSubmit() && byScore !== null && byScore !== result) {
      return { problem: texts.contradiction(texts.result[result], `${ours}:${theirs}`) };
    }
    return byRoute(captRoutes.finish, finishCapt)(context, call.actor, {
      guildId,
      captId,
      ...said,
      attended,
      excused,
      version,
    });
  },
};

const findResult = async (db: Queryable, guildId: string, captId: string) => {
  const { result, score_ours, score_theirs } = await readCapt(db, guildId, captId);
  return result === null ? null : { result, scoreOurs: score_ours, scoreTheirs: score_theirs };
};

const score = (typed = ''): number | null => (typed === '' ? null : Number(typed));

const readResult = (call: ModalCall) => {
  const result = CAPT_RESULTS.find((one) => one === chosenValues(call, 'result')[0]);
  const [ours, theirs] = (['ours', 'theirs'] as const).map((name) => typedText(call, name));
  if (result === undefined || ![ours, theirs].every((typed) => /^\d{0,5}$/.test(typed ?? ''))) return null;
  return { result, scoreOurs: score(ours), scoreTheirs: score(theirs) };
};
