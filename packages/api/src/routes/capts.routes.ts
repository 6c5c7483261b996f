import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { captGroupCodeRoutes } from '@famiglia/contract/rosters/group-code';
import { captLineUpRoutes } from '@famiglia/contract/rosters/line-up-routes';
import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { addParticipant } from '@famiglia/core/rosters/add-participant';
import { askUnanswered } from '@famiglia/core/rosters/ask-unanswered';
import { checkPosting } from '@famiglia/core/rosters/check-posting';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { addRecording, removeRecording } from '@famiglia/core/capts/recordings';
import { askForRecordings } from '@famiglia/core/capts/ask-for-recordings';
import { captRoster, captRosterKind } from '@famiglia/core/capts/capt-roster';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { deleteCapt, listDeletedCapts, restoreCapt } from '@famiglia/core/capts/deleted-capts';
import { exportCapt } from '@famiglia/core/capts/export-capt';
import { exportLeaderboard } from '@famiglia/core/capts/export-leaderboard';
import { finishCapt } from '@famiglia/core/capts/finish-capt';
import { getCapt, listCapts } from '@famiglia/core/capts/get-capts';
import { getCaptPicture } from '@famiglia/core/capts/get-capt-picture';
import { getCaptStats } from '@famiglia/core/capts/get-capt-stats';
import { getFamilyStatistics } from '@famiglia/core/capts/get-family-statistics';
import { getLeaderboard } from '@famiglia/core/capts/get-leaderboard';
import { getLeaderboardPicture } from '@famiglia/core/capts/get-leaderboard-picture';
import { getPlayerStatistics } from '@famiglia/core/capts/get-player-statistics';
import { explainParticipant } from '@famiglia/core/rosters/explain-participant';
import { listParticipants } from '@famiglia/core/rosters/list-participants';
import { listOpponents } from '@famiglia/core/capts/list-opponents';
import { listRecordings } from '@famiglia/core/capts/list-recordings';
import { listSeasons } from '@famiglia/core/capts/list-seasons';
import { getGroupCode, setGroupCode } from '@famiglia/core/rosters/group-code';
import { callMissing, getLineUp, replaceMissing } from '@famiglia/core/rosters/line-up';
import { listUnanswered } from '@famiglia/core/rosters/list-unanswered';
import { pinParticipant } from '@famiglia/core/rosters/pin-participant';
import { removeParticipant } from '@famiglia/core/rosters/remove-participant';
import { reopenRoster } from '@famiglia/core/rosters/reopen-roster';
import { undoFinish } from '@famiglia/core/rosters/undo-finish';
import { updateCapt } from '@famiglia/core/capts/update-capt';
import { serve } from '../http/served-route.ts';

export const servedCaptRoutes = [
  serve(captRoutes.list, listCapts),
  serve(captRoutes.get, getCapt),
  serve(captRoutes.posting, async (context, actor, { guildId }) =>
    checkPosting(context, actor, { kind: captRosterKind, guildId }),
  ),
  serve(captRoutes.create, createCapt),
  serve(captRoutes.update, updateCapt),
  serve(captRoutes.remove, deleteCapt),
  serve(captRoutes.stats, getCaptStats),
  serve(captRoutes.deleted, listDeletedCapts),
  serve(captRoutes.restore, restoreCapt),
  serve(captRoutes.close, async (context, actor, input) => closeRoster(context, actor, captRoster(input))),
  serve(captRoutes.cancel, async (context, actor, { reason, ...capt }) =>
    cancelRoster(context, actor, { ...captRoster(capt), reason }),
  ),
  serve(captRoutes.finish, finishCapt),
  serve(captRoutes.undoFinish, async (context, actor, input) =>
    undoFinish(context, actor, captRoster(input)),
  ),
  serve(captRoutes.reopen, async (context, actor, input) => reopenRoster(context, actor, captRoster(input))),
  serve(captRoutes.participants, async (context, actor, input) =>
    listParticipants(context, actor, captRoster(input)),
  ),
  serve(captRoutes.explain, async (context, actor, { userId, ...capt }) =>
    explainParticipant(context, actor, { ...captRoster(capt), userId }),
  ),
  serve(captRoutes.add, async (context, actor, { userId, reserve, squadId: squad, ...capt }) =>
    addParticipant(context, actor, { ...captRoster(capt), userId, reserve, squad }),
  ),
  serve(captRoutes.removeParticipant, async (context, actor, { userId, ...capt }) =>
    removeParticipant(context, actor, { ...captRoster(capt), userId }),
  ),
  serve(captRoutes.pin, async (context, actor, { userId, pinned, squadId: squad, ...capt }) =>
    pinParticipant(context, actor, { ...captRoster(capt), userId, pinned, squad }),
  ),
  serve(captRoutes.unanswered, async (context, actor, input) =>
    listUnanswered(context, actor, captRoster(input)),
  ),
  serve(captRoutes.askUnanswered, async (context, actor, input) =>
    askUnanswered(context, actor, captRoster(input)),
  ),
  serve(captGroupCodeRoutes.get, async (context, actor, input) =>
    getGroupCode(context, actor, captRoster(input)),
  ),
  serve(captGroupCodeRoutes.set, async (context, actor, { code, send, version, ...capt }) =>
    setGroupCode(context, actor, { ...captRoster(capt), code, send, version }),
  ),
  serve(captLineUpRoutes.get, async (context, actor, input) => getLineUp(context, actor, captRoster(input))),
  serve(captLineUpRoutes.call, async (context, actor, input) =>
    callMissing(context, actor, captRoster(input)),
  ),
  serve(captLineUpRoutes.replace, async (context, actor, { userIds, ...capt }) =>
    replaceMissing(context, actor, { ...captRoster(capt), userIds }),
  ),
  serve(recordingRoutes.recordings, listRecordings),
  serve(recordingRoutes.addRecording, addRecording),
  serve(recordingRoutes.removeRecording, removeRecording),
  serve(recordingRoutes.askForRecordings, askForRecordings),
  serve(captRoutes.export, exportCapt),
  serve(captStatisticsRoutes.family, getFamilyStatistics),
  serve(captStatisticsRoutes.opponents, listOpponents),
  serve(captStatisticsRoutes.seasons, listSeasons),
  serve(captStatisticsRoutes.leaderboard, getLeaderboard),
  serve(captStatisticsRoutes.exportLeaderboard, exportLeaderboard),
  serve(captStatisticsRoutes.leaderboardPicture, getLeaderboardPicture),
  serve(captStatisticsRoutes.captPicture, getCaptPicture),
  serve(captStatisticsRoutes.player, getPlayerStatistics),
];
