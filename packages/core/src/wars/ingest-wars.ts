import type { warRoutes } from '@famiglia/contract/wars/war-routes';
import { WAR_REFUSALS } from '@famiglia/contract/wars/war-refusals';
import type { Language } from '@famiglia/contract/kit/language';
import type { RouteResponse } from '@famiglia/contract/kit/route';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { readWars } from './read-wars.ts';
import { takeWars } from './take-wars.ts';
import type { TakenWar } from './take-wars.ts';

type Outcome = RouteResponse<typeof warRoutes.ingest>['items'][number];

/** What a family's own program sends. Its key opens this guild's feed and nothing else. */
export const ingestWars: UseCase<typeof warRoutes.ingest> = async (context, actor, { guildId, json }) => {
  if (actor.kind !== 'collector' || actor.guildId !== guildId) throw new AppError('war_key_invalid');
  const read = readWars(json, context.clock());
  const taken = await takeWars(context, { guildId, source: `key:${actor.keyId}` }, read);
  const { language } = await findSettings(context.db, guildId);
  const counted = (outcome: TakenWar['outcome']) => taken.filter((item) => item.outcome === outcome).length;
  return {
    accepted: counted('accepted'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
    items: taken.map((item) => presentOutcome(item, language)),
  };
};

const presentOutcome = (item: TakenWar, language: Language): Outcome =>
  item.outcome === 'refused'
    ? {
        id: item.id,
        outcome: item.outcome,
        war_id: null,
        reason: item.refused.reason,
        field: item.refused.field,
        detail: WAR_REFUSALS[item.refused.reason][language],
      }
    : { id: item.id, outcome: item.outcome, war_id: item.warId, reason: null, field: null, detail: null };
