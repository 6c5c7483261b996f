import type { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import { sendRecording } from '../capts/recordings.ts';
import type { UseCase } from '../platform/use-case.ts';
import { endOwnVacation } from '../vacations/end-vacation.ts';
import { takeVacation } from '../vacations/take-vacation.ts';
import { requireCabinet } from './require-cabinet.ts';

/** As `/vacation`. */
export const takeOwnVacation: UseCase<typeof cabinetRoutes.takeVacation> = async (context, actor, input) => {
  await requireCabinet(context, actor, input.guildId, { writes: true });
  const { status } = await takeVacation(context, actor, input);
  return { asked: status === 'requested' };
};

/** As `/back`; what has not begun is taken back. */
export const endOwnAbsence: UseCase<typeof cabinetRoutes.endVacation> = async (context, actor, input) => {
  await requireCabinet(context, actor, input.guildId, { writes: true });
  await endOwnVacation(context, actor, input);
  return null;
};

/** As `/recording`. */
export const sendOwnRecording: UseCase<typeof cabinetRoutes.sendRecording> = async (
  context,
  actor,
  input,
) => {
  await requireCabinet(context, actor, input.guildId, { writes: true });
  await sendRecording(context, actor, input);
  return null;
};
