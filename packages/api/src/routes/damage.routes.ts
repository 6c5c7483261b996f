import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { forgetAlias } from '@famiglia/core/gatherings/damage/forget-alias';
import { learnAlias } from '@famiglia/core/gatherings/damage/learn-alias';
import { listAliases } from '@famiglia/core/gatherings/damage/list-aliases';
import { previewScreenshot } from '@famiglia/core/gatherings/damage/preview-screenshot';
import { previewTable } from '@famiglia/core/gatherings/damage/preview-table';
import { serve } from '../http/served-route.ts';

export const servedDamageRoutes = [
  serve(damageRoutes.previewTable, previewTable),
  serve(damageRoutes.previewScreenshot, previewScreenshot),
  serve(damageRoutes.aliases, listAliases),
  serve(damageRoutes.learnAlias, learnAlias),
  serve(damageRoutes.forgetAlias, forgetAlias),
];
