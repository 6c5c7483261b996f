import type { Language } from '@famiglia/contract/kit/language';
import { GG_REJECT_REASONS, ggRoutes } from '@famiglia/contract/gg/gg';
import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { reportRoutes } from '@famiglia/contract/reports/reports';
import { REPORT_REFUSALS } from '@famiglia/contract/reports/report-words';
import type { Settings } from '@famiglia/contract/settings/settings';
import { moderateGg } from '@famiglia/core/gg/moderate-gg';
import { undoGg } from '@famiglia/core/gg/undo-gg';
import { moderateGungame, undoGungame } from '@famiglia/core/gungame/desk';
import { judgeReports, undoReports } from '@famiglia/core/reports/judge-reports';
import { byRoute } from '../../../kit/interactions/by-route.ts';

/** What differs between the review channels: who may judge, by which use cases, and the reasons on offer. */
export const REVIEW_KINDS = {
  gg: {
    access: ggRoutes.moderate.access,
    moderate: byRoute(ggRoutes.moderate, moderateGg),
    undo: byRoute(ggRoutes.undo, undoGg),
    reasons: (_settings: Settings, language: Language): readonly string[] => GG_REJECT_REASONS[language],
  },
  gungame: {
    access: gungameRoutes.moderate.access,
    moderate: byRoute(gungameRoutes.moderate, moderateGungame),
    undo: byRoute(gungameRoutes.undo, undoGungame),
    reasons: ({ gungame }: Settings): readonly string[] => gungame.reject_reasons,
  },
  reports: {
    access: reportRoutes.moderate.access,
    moderate: byRoute(reportRoutes.moderate, judgeReports),
    undo: byRoute(reportRoutes.undo, undoReports),
    reasons: (_settings: Settings, language: Language): readonly string[] => REPORT_REFUSALS[language],
  },
} as const;
export type ReviewKind = keyof typeof REVIEW_KINDS;
export const REVIEW_KIND_NAMES = ['gg', 'gungame', 'reports'] as const satisfies readonly ReviewKind[];
